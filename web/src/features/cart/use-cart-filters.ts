import type { BasketItemsView } from '@setu/contract';
import { isConverted } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import type { ListFilter } from '../../kit/list-page/list-filters';
import { type cartCodec, cartOrders } from './cart-query';

/** Returns the filters: search, price in the reader's currency and, on a phone, the sorting. */
export function useCartFilters(currency: BasketItemsView['currency'] | undefined): ListFilter<typeof cartCodec>[] {
  const t = useTexts('cart');
  // Until the list reports its currency, use the currency of the prices on the rest of the page.
  const read = currency ?? (isConverted() ? 'RUB' : 'INR');
  return [
    { kind: 'search', name: 'search', label: t('filters.search'), placeholder: t('filters.placeholder') },
    { kind: 'price', name: 'price', label: t('filters.price', { currency: read === 'RUB' ? '₽' : '₹' }) },
    {
      kind: 'order',
      label: t('filters.order'),
      orders: cartOrders.map(({ id, sort }) => ({ id, sort, label: t(`order.${id}`) })),
    },
  ];
}
