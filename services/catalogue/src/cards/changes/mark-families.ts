import type { WriteStores } from '@setu/kit/events';
import type { LocalText } from '../../domain/local-text.js';
import type { Stores } from '../../store/index.js';
import { variantsOf } from '../domain/variants.js';
import type { FamilyCard } from '../store/card-families.js';

/** The number of queue entries per transaction. */
const batch = 20;

const same = (text: string): LocalText => ({ en: text, ru: text });
const formats = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 3 }),
  ru: new Intl.NumberFormat('ru', { maximumFractionDigits: 3 }),
};
const numbered = (value: number, language: keyof LocalText): string => formats[language].format(value);

/** Returns the facts that tell cards with the same name apart: colour, sizes, weight, vendor code. */
function factsOf({ color, sizes, weight, vendorCode }: Pick<FamilyCard, 'color' | 'sizes' | 'weight' | 'vendorCode'>) {
  const inMillimetres = (language: keyof LocalText): string =>
    sizes.includes(0) ? '' : sizes.map((side) => numbered(side, language)).join('×');
  const [en, ru] = [inMillimetres('en'), inMillimetres('ru')];
  return [
    color,
    { en: en && `${en} mm`, ru: ru && `${ru} мм` },
    weight === 0 ? same('') : { en: `${numbered(weight, 'en')} kg`, ru: `${numbered(weight, 'ru')} кг` },
    same(vendorCode),
  ];
}

/** Compares the cards of the next queued families and stores their variants. Returns whether there may be more. */
export async function markFamilies({ cardFamilies }: Pick<WriteStores<Stores>, 'cardFamilies'>): Promise<boolean> {
  const places = await cardFamilies.takeDue(batch);
  for (const place of places) {
    const cards = await cardFamilies.published(place);
    const variants = variantsOf(cards.map((card) => ({ name: card.name, facts: factsOf(card) })));
    const changed = cards.flatMap(({ skuId, version, variant: before }, at) => {
      const variant = variants[at] ?? same('');
      return variant.en === before.en && variant.ru === before.ru ? [] : [{ skuId, version, variant }];
    });
    if (changed.length > 0) await cardFamilies.mark(changed);
  }
  return places.length > 0;
}
