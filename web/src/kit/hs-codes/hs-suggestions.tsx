import { type HsSuggestionView, screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { useSettled } from '../../lib/use-settled';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { IconChevronDown } from '../../ui/icon/icons';
import { Text } from '../../ui/layout/text';
import styles from './hs-codes.module.css';
import { useSuggestHsCodesQuery } from './hs-codes-api';
import { HsSuggestion } from './hs-suggestion';
import { hsDigits } from './hs-text';

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

interface HsSuggestionsProps {
  goods: HsGoods;
  /** The code that the goods have now. */
  code: string;
  /** Takes a suggested code. Without it, the suggestions are only shown. */
  onTake?: (code: string) => void;
}

/**
 * Suggests codes by the name of goods, with the reasons for each. While the goods have a code, other ones are folded, and
 * the reasons for that code are shown if it is suggested too. Nothing is filled in by itself.
 */
export function HsSuggestions({ goods, code, onTake }: HsSuggestionsProps) {
  const t = useTexts('hs-codes');
  const name = useSettled(goods.name.trim(), pauseMs).slice(0, maxName);
  const description = useSettled(goods.description?.trim() ?? '', pauseMs).slice(0, maxDescription);
  const isUnnamed = !/\p{L}{2}/u.test(name);
  const { currentData, isFetching, isError, refetch } = useSuggestHsCodesQuery(
    {
      ...(/[а-яё]/i.test(name) ? { name_ru: name } : { name_en: name, name_ru: goods.russianName ?? '' }),
      ...{ description, category: goods.category ?? '', card: goods.card ?? '' },
    },
    { skip: isUnnamed },
  );
  const digits = hsDigits(code);
  if (isUnnamed) return null;
  const all = currentData?.suggestions ?? [];
  const same = all.find((one) => digits.startsWith(one.code));
  const suggestions = all.filter((one) => one !== same);
  const note = isFetching && !currentData ? t('looking') : isError ? t('failed') : digits === '' ? t('none') : '';
  const confirmed = same && (
    <Text size={12} tone="secondary">
      {same.examples[0] ? <SimilarCard name={same.examples[0].name} /> : t('same')}
    </Text>
  );
  if (suggestions.length === 0) {
    return (
      confirmed ?? (
        <div className={styles.note}>
          <Text size={13} tone="muted">
            <span role="status">{note}</span>
          </Text>
          {isError && !isFetching && (
            <Button size="small" tone="quiet" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          )}
        </div>
      )
    );
  }
  return digits === '' ? (
    <div className={styles.suggestions}>
      <Text size={12} tone="secondary">
        {t('heading')}
      </Text>
      <SuggestionList suggestions={suggestions} onTake={onTake} />
    </div>
  ) : (
    <>
      {confirmed}
      <details className={styles.suggestions}>
        <summary>
          {t('folded', { count: suggestions.length })}
          <Icon of={IconChevronDown} size={16} />
        </summary>
        <SuggestionList suggestions={suggestions} onTake={onTake} />
      </details>
    </>
  );
}

/** Names a card with the same code. Its search opens in a tab of its own, because a form would lose its place. */
function SimilarCard({ name }: { name: string }) {
  const t = useTexts('hs-codes');
  return (
    <>
      {t('sameAs')}{' '}
      <a
        className={styles.similar}
        href={screenPath('category_index', { f_search: name })}
        target="_blank"
        rel="noreferrer"
      >
        {name}
      </a>
    </>
  );
}

function SuggestionList({
  suggestions,
  onTake,
}: { suggestions: readonly HsSuggestionView[] } & Pick<HsSuggestionsProps, 'onTake'>) {
  const t = useTexts('hs-codes');
  return (
    <ul className={styles.list} aria-label={t('list')}>
      {suggestions.map((one) => (
        <li key={one.code}>
          <HsSuggestion of={one} onTake={onTake} />
        </li>
      ))}
    </ul>
  );
}
