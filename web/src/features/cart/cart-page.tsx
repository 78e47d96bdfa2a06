import { screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { ListPage } from '../../kit/list-page/list-page';
import { listSource } from '../../kit/list-page/list-source';
import { Button, ButtonLink } from '../../ui/button/button';
import { useListQuery } from '../../ui/list-page/use-list-query';
import { RateNote } from '../../ui/money/price';
import { EmptyState } from '../../ui/states/states';
import { useListCartLinesQuery } from './api';
import { cartCodec } from './cart-query';
import { useCartActions } from './use-cart-actions';
import { useCartColumns } from './use-cart-columns';
import { useCartFilters } from './use-cart-filters';

/** The customer's cart: lines wait here until a request is sent for each. */
export function Component() {
  const t = useTexts('cart');
  const place = useListQuery(cartCodec);
  const found = useListCartLinesQuery(place[0]);
  const actions = useCartActions();
  const columns = useCartColumns(actions);
  const filters = useCartFilters(found.data?.currency);
  const count = found.data?.line_count ?? 0;
  return (
    <ListPage
      title={t('title')}
      count={count > 0 && t('count', { count })}
      actions={
        count > 0 && (
          <Button tone="danger" isBusy={actions.clear.isBusy} onClick={() => actions.clear.run(count)}>
            {t('clear.action')}
          </Button>
        )
      }
      lead={t('how')}
      place={place}
      source={listSource(found, ({ list: rows, total_count: total }) => ({ rows, total }))}
      filters={filters}
      table={{
        columns,
        keptAs: 'cart',
        rowId: ({ id }) => id,
        rowName: ({ product_sku }) => product_sku.name,
        skeletonRows: 4,
      }}
      isEmpty={found.data?.line_count === 0}
      nothing={<EmptyCart />}
      noResults={t('noResults')}
    >
      <RateNote />
    </ListPage>
  );
}

function EmptyCart() {
  const t = useTexts('cart');
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        <ButtonLink tone="main" to={screenPath('category_index')}>
          {t('empty.action')}
        </ButtonLink>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
