import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';

/** Formats a total: `1 240 позиций`, or `10 000+ позиций` for a lower bound. An empty list says itself that it is empty. */
export function useTotalText() {
  const t = useTexts('catalogue');
  return ({ total, isAtLeast }: { total: number; isAtLeast?: boolean }): string | false =>
    total > 0 &&
    (isAtLeast
      ? t('list.totalAtLeast', { total: formatNumber(total) })
      : t('list.total', { count: total, total: formatNumber(total) }));
}

/** Formats the link from the filters to the results: `Показать 47 позиций`. */
export function useShowText() {
  const t = useTexts('catalogue');
  return ({ total, isAtLeast }: { total: number; isAtLeast?: boolean }) =>
    isAtLeast
      ? t('facets.showAtLeast', { total: formatNumber(total) })
      : t('facets.show', { count: total, total: formatNumber(total) });
}
