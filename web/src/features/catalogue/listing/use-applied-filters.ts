import type { cardListCodec } from '@setu/contract';
import { formatMoney } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import type { AppliedFilter } from '../../../ui/filter-bar/filter-bar';
import type { ListControls } from '../../../ui/list-page/use-list-query';
import { appliedNames, type CardListQuery } from './applied-card-filters';

/** Chips of the filters in force, each of which lifts itself. */
export function useAppliedFilters(
  query: CardListQuery,
  list: ListControls<typeof cardListCodec>,
  currency: 'RUB' | 'INR',
): AppliedFilter[] {
  const t = useTexts('catalogue');
  const { f_search: search, f_price: price } = query.filters;
  const money = (value: number | null) => (value === null ? '' : formatMoney({ value, currency }));
  const priceKey = price.from === null ? 'applied.priceTo' : price.to === null ? 'applied.priceFrom' : 'applied.price';
  const chips = {
    f_search: () => ({
      id: 'f_search',
      label: t('applied.search', { search }),
      onRemove: () => list.setFilter('f_search', ''),
    }),
    f_price: () => ({
      id: 'f_price',
      label: t(priceKey, { from: money(price.from), to: money(price.to) }),
      onRemove: () => list.setFilter('f_price', { from: null, to: null }),
    }),
  };
  return appliedNames(query).map((name) => chips[name]());
}
