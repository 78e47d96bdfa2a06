import { type CartLineView, screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { ListPage } from '../../kit/list-page/list-page';
import { listSource } from '../../kit/list-page/list-source';
import { useChosenRows } from '../../kit/list-page/use-chosen-rows';
import { Button, ButtonLink } from '../../ui/button/button';
import { IconPin, IconSend, IconTrash } from '../../ui/icon/icons';
import { useListQuery } from '../../ui/list-page/use-list-query';
import { EmptyState } from '../../ui/states/states';
import { useListCartLinesQuery } from './api';
import { cartCodec } from './cart-query';
import { CartTotals } from './cart-totals';
import { SavedLines } from './saved-lines';
import { useCartActions } from './use-cart-actions';
import { useCartColumns } from './use-cart-columns';
import { useCartFilters } from './use-cart-filters';

/** Shows the customer's cart, whose items wait until a request is sent for each. */
export function Component() {
  const t = useTexts('cart');
  const place = useListQuery(cartCodec);
  const found = useListCartLinesQuery(place[0]);
  const chosen = useChosenRows(found.data?.list);
  // A selected item is a copy from the time of its selection. The table has newer data.
  const ticked = chosen.rows.map((row) => found.data?.list.find(({ id }) => id === row.id) ?? row);
  const actions = useCartActions({ onRemoved: chosen.drop });
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
        savedAs: 'cart',
        rowId: ({ id }) => id,
        rowName: ({ product_sku }) => product_sku.name,
        skeletonRows: 4,
        selection: chosen.selection,
        bulkBar: <ChosenLines lines={ticked} actions={actions} />,
      }}
      isEmpty={found.data?.line_count === 0}
      nothing={<EmptyCart />}
      noResults={t('noResults')}
      beside={found.data && <CartTotals cart={found.data} chosen={ticked} />}
      below={<SavedLines />}
    />
  );
}

interface ChosenLinesProps {
  lines: CartLineView[];
  actions: ReturnType<typeof useCartActions>;
}

/** Shows the actions on selected items. Unavailable ones can only be removed. */
function ChosenLines({ lines, actions: { requestAll, keep, remove } }: ChosenLinesProps) {
  const t = useTexts('cart');
  const open = lines.filter(({ available }) => available);
  return (
    <>
      <Button
        tone="onDeep"
        size="small"
        icon={IconSend}
        isBusy={requestAll.isBusy}
        isDisabled={open.length === 0}
        onClick={() => requestAll.run(open)}
      >
        {t('request.chosen')}
      </Button>
      <Button tone="onDeep" size="small" icon={IconPin} isBusy={keep.isBusy} onClick={() => void keep.run(lines)}>
        {t('later.action')}
      </Button>
      <Button tone="onDeep" size="small" icon={IconTrash} isBusy={remove.isBusy} onClick={() => remove.run(lines)}>
        {t('remove.action')}
      </Button>
    </>
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
