import { type HsSuggestionView, screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { IconChevronDown } from '../../ui/icon/icons';
import { Text } from '../../ui/layout/text';
import styles from './hs-codes.module.css';
import { HsSuggestion } from './hs-suggestion';
import { hsDigits } from './hs-text';
import { type HsGoods, useHsSuggestions } from './use-hs-suggestions';

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
  const { isUnnamed, currentData, isFetching, isError, refetch } = useHsSuggestions(goods);
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
