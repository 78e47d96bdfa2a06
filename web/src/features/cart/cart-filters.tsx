import type { BasketItemsView } from '@setu/contract';
import { currentLanguage, currentRate, formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { SelectControl } from '../../ui/field/select-control';
import { FilterBar } from '../../ui/filter-bar/filter-bar';
import { PriceFilter } from '../../ui/filter-bar/price-filter';
import { SearchBox } from '../../ui/filter-bar/search-box';
import type { ListControls } from '../../ui/list-page/use-list-query';
import styles from './cart.module.css';
import { type CartQuery, type cartCodec, cartOrders } from './cart-query';

interface CartFiltersProps {
  query: CartQuery;
  list: ListControls<typeof cartCodec>;
  currency?: BasketItemsView['currency'];
}

const anyPrice = { from: null, to: null };
const isSame = (a: CartQuery['sort'], b: CartQuery['sort']) => a?.key === b?.key && a?.direction === b?.direction;

/** Search, price in the reader's currency and, on a phone, the order. */
export function CartFilters({ query, list, currency }: CartFiltersProps) {
  const t = useTexts('cart');
  const { search, price } = query.filters;
  const known = currency ?? (currentLanguage() === 'ru' && currentRate() ? 'RUB' : 'INR');
  const label = t('filters.price', { currency: known === 'RUB' ? '₽' : '₹' });
  const bound = (value: number | null) => (value === null ? '…' : formatNumber(value));
  const isPriced = price.from !== null || price.to !== null;
  return (
    <FilterBar
      search={
        <SearchBox
          label={t('filters.search')}
          placeholder={t('filters.placeholder')}
          value={search}
          onSearch={(text) => list.setFilter('search', text, true)}
        />
      }
      applied={
        isPriced
          ? [
              {
                id: 'price',
                label: `${label}: ${bound(price.from)} – ${bound(price.to)}`,
                onRemove: () => list.setFilter('price', anyPrice),
              },
            ]
          : []
      }
      onReset={list.isFiltered ? list.reset : undefined}
    >
      <div className={styles.price}>
        <span aria-hidden="true">{label}</span>
        <PriceFilter label={label} value={price} onChange={(value) => list.setFilter('price', value)} />
      </div>
      <div className={styles.order}>
        <SelectControl
          aria-label={t('filters.order')}
          value={cartOrders.find(({ sort }) => isSame(sort, query.sort))?.id ?? ''}
          options={cartOrders.map(({ id }) => ({ value: id, label: t(`order.${id}`) }))}
          onChange={({ target }) => {
            const order = cartOrders.find(({ id }) => id === target.value);
            if (order) list.setSort(order.sort);
          }}
        />
      </div>
    </FilterBar>
  );
}
