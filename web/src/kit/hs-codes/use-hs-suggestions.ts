import { useSettled } from '../../lib/use-settled';
import { useSuggestHsCodesQuery } from './hs-codes-api';

const pauseMs = 600;
const [maxName, maxDescription] = [300, 2_000];

/** Goods that a code is suggested for. */
export interface HsGoods {
  /** In either language. */
  name: string;
  /** The Russian name beside a name in English. */
  russianName?: string;
  description?: string;
  category?: string;
  /** The id of the card, which does not count as similar to itself. */
  card?: string;
}

/** Returns the codes suggested by the name of goods. Goods without a word in their name have none. */
export function useHsSuggestions(goods: HsGoods) {
  const name = useSettled(goods.name.trim(), pauseMs).slice(0, maxName);
  const description = useSettled(goods.description?.trim() ?? '', pauseMs).slice(0, maxDescription);
  const isUnnamed = !/\p{L}{2}/u.test(name);
  const query = useSuggestHsCodesQuery(
    {
      ...(/[а-яё]/i.test(name) ? { name_ru: name } : { name_en: name, name_ru: goods.russianName ?? '' }),
      ...{ description, category: goods.category ?? '', card: goods.card ?? '' },
    },
    { skip: isUnnamed },
  );
  return { isUnnamed, ...query };
}
