import { screenPath } from '@setu/contract';
import { Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { ListPage } from '../../kit/list-page/list-page';
import { listSource } from '../../kit/list-page/list-source';
import { useUser } from '../../session/use-session';
import { ButtonLink } from '../../ui/button/button';
import { IconTrash } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/layout';
import { useListQuery } from '../../ui/list-page/use-list-query';
import { RowMenu } from '../../ui/menu/row-menu';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { EmptyState } from '../../ui/states/states';
import { LandedCart } from '../landed-price/public';
import { AfterSending } from './after-sending';
import { useListCartLinesQuery } from './api';
import styles from './cart.module.css';
import { CartBar } from './cart-bar';
import { cartCodec } from './cart-query';
import { CartTotals } from './cart-totals';
import { SavedLines } from './saved-lines';
import { useCartActions } from './use-cart-actions';
import { useCartColumns } from './use-cart-columns';
import { useCartFilters } from './use-cart-filters';
import { useCartSelection } from './use-cart-selection';

/** With fewer goods, the cart has no filters. */
const filteredFrom = 10;

/** Shows the customer's cart, whose items wait until a request is sent for each. */
export function Component() {
  const t = useTexts('cart');
  const place = useListQuery(cartCodec);
  const found = useListCartLinesQuery(place[0]);
  const { selection, lines } = useCartSelection(found.data?.list);
  const actions = useCartActions();
  const columns = useCartColumns(actions);
  const allFilters = useCartFilters(found.data?.currency);
  const count = found.data?.line_count ?? 0;
  // A few goods are seen at once. A filter in the address stays, so that it can be removed.
  const isShort = found.data !== undefined && count < filteredFrom && !place[1].isFiltered;
  const filters = isShort ? [] : allFilters;
  return (
    <ListPage
      title={t('title')}
      count={count > 0 && t('count', { count })}
      actions={
        count > 0 && (
          <RowMenu
            label={t('clear.menu')}
            items={[
              {
                ...{ id: 'clear', label: t('clear.action'), icon: IconTrash, isDanger: true },
                onSelect: () => void actions.clear.run(count),
              },
            ]}
          />
        )
      }
      place={place}
      source={listSource(found, ({ list: rows, total_count: total }) => ({ rows, total }))}
      filters={filters}
      table={{
        columns,
        ...(!isShort && { savedAs: 'cart' }),
        rowId: ({ id }) => id,
        rowName: ({ product_sku }) => product_sku.name,
        skeletonRows: 4,
        selection,
      }}
      isEmpty={found.data?.line_count === 0}
      nothing={<EmptyCart />}
      noResults={t('noResults')}
      beside={
        found.data && (
          <Stack gap={3}>
            <CartTotals cart={found.data} chosen={lines.length === count ? [] : lines} />
            <AfterSending />
          </Stack>
        )
      }
      bar={count > 0 && <CartBar lines={lines} count={count} actions={actions} />}
      below={
        <>
          {found.data && count > 0 && (
            <div className={styles.landed}>
              <Suspense fallback={<SkeletonText lines={6} />}>
                <LandedCart total={found.data.cart_total.price.value} />
              </Suspense>
            </div>
          )}
          <SavedLines />
        </>
      }
    />
  );
}

function EmptyCart() {
  const t = useTexts('cart');
  // The banner above leads to the signature, which is the main action then.
  const mayTrade = useUser()?.company.is_commerce_allowed ?? true;
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        <ButtonLink tone={mayTrade ? 'main' : 'line'} to={screenPath('category_index')}>
          {t('empty.action')}
        </ButtonLink>
      }
    >
      {t(mayTrade ? 'empty.text' : 'empty.textUnsigned')}
    </EmptyState>
  );
}
