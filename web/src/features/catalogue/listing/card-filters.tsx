import type { cardListCodec } from '@setu/contract';
import { formatMoney, formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { PriceFilter } from '../../../ui/filter-bar/price-filter';
import { SearchBox } from '../../../ui/filter-bar/search-box';
import { Text } from '../../../ui/layout/text';
import type { ListControls } from '../../../ui/list-page/use-list-query';
import { type CardListQuery, hintBounds, orderedRange } from './applied-card-filters';
import styles from './listing.module.css';

export interface CardFiltersProps {
  query: CardListQuery;
  list: ListControls<typeof cardListCodec>;
  searchLabel: string;
  /** Least and most of the set without the price filter, in `currency`; empty when nothing has a price. */
  bounds: readonly (number | null)[];
  currency: 'RUB' | 'INR';
}

/** Search inside the list and price from–to in the viewer's currency. */
export function CardFilters({ query, list, searchLabel, bounds, currency }: CardFiltersProps) {
  const t = useTexts('catalogue');
  const range = hintBounds(bounds);
  const money = (value: number) => formatMoney({ value, currency });
  const priceLabel = t('filters.price', { currency: currency === 'RUB' ? '₽' : '₹' });
  return (
    <>
      <div className={styles.filter}>
        <Text as="h3" isStrong>
          {searchLabel}
        </Text>
        <SearchBox
          label={searchLabel}
          placeholder={t('filters.searchPlaceholder')}
          value={query.filters.f_search}
          onSearch={(text) => list.setFilter('f_search', text, true)}
        />
      </div>
      <div className={styles.filter}>
        <Text as="h3" isStrong>
          {priceLabel}
        </Text>
        <PriceFilter
          label={priceLabel}
          value={query.filters.f_price}
          onChange={(price) => list.setFilter('f_price', orderedRange(price))}
          bounds={range ? { from: formatNumber(range.from), to: formatNumber(range.to) } : undefined}
        />
        {range && (
          <Text size={12} tone="muted" hasFigures>
            {t('filters.priceHint', { from: money(range.from), to: money(range.to) })}
          </Text>
        )}
      </div>
    </>
  );
}
