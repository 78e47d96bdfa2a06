import type { cardListCodec } from '@setu/contract';
import { formatNumber, formatRoundMoney, isConverted } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import type { ListFilter } from '../../../kit/list-page/list-filters';
import { roundBounds } from '../facets/price-steps';
import type { CardListFacts } from './card-list-model';

interface CardFiltersOptions {
  searchLabel: string;
  facts: CardListFacts | undefined;
  /** True if the page shows cards only for a search. */
  isOfSearch: boolean;
}

/** Returns the filters: search in the list, and a price range in the viewer's currency. */
export function useCardFilters({
  searchLabel,
  facts,
  isOfSearch,
}: CardFiltersOptions): ListFilter<typeof cardListCodec>[] {
  const t = useTexts('catalogue');
  // Until the list reports its currency, use the currency of the prices on the rest of the page.
  const currency = facts?.currency ?? (isConverted() ? 'RUB' : 'INR');
  const range = roundBounds(facts?.bounds ?? []);
  const money = (value: number | null) => (value === null ? '' : formatRoundMoney({ value, currency }));
  return [
    {
      kind: 'search',
      name: 'f_search',
      label: searchLabel,
      placeholder: t('filters.searchPlaceholder'),
      staysWhenEmptied: isOfSearch,
      chip: (search) => t('applied.search', { search }),
    },
    {
      kind: 'price',
      name: 'f_price',
      label: t('filters.price', { currency: currency === 'RUB' ? '₽' : '₹' }),
      bounds: range ? { from: formatNumber(range.from), to: formatNumber(range.to) } : undefined,
      chip: ({ from, to }) => {
        const key = from === null ? 'applied.priceTo' : to === null ? 'applied.priceFrom' : 'applied.price';
        return t(key, { from: money(from), to: money(to) });
      },
    },
  ];
}
