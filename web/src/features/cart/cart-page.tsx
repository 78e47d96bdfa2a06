import { screenPath } from '@setu/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { Button, ButtonLink } from '../../ui/button/button';
import { DataTable } from '../../ui/data-table/data-table';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { useListQuery } from '../../ui/list-page/use-list-query';
import { RateNote } from '../../ui/money/price';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { Pagination } from '../../ui/pagination/pagination';
import { Panel } from '../../ui/panel/panel';
import { EmptyState, Failure, NoResults } from '../../ui/states/states';
import { useListCartLinesQuery } from './api';
import { CartFilters } from './cart-filters';
import { cartCodec } from './cart-query';
import { useCartActions } from './use-cart-actions';
import { useCartColumns } from './use-cart-columns';

/** The customer's cart: lines wait here until a request is sent for each. */
export function Component() {
  const t = useTexts('cart');
  const navigate = useNavigate();
  const [query, list] = useListQuery(cartCodec);
  const { data, isFetching, error, refetch } = useListCartLinesQuery(query);
  const actions = useCartActions();
  const columns = useCartColumns(actions);
  const last = data ? Math.max(1, Math.ceil(data.total_count / query.limit)) : query.page;
  const lastHref = query.page > last ? list.pageHref(last) : null;
  useEffect(
    function leaveMissingPage() {
      if (lastHref && !isFetching) navigate(lastHref, { replace: true });
    },
    [lastHref, isFetching, navigate],
  );
  const problem = error && !isFetching ? toProblem(error) : null;
  const count = data?.line_count ?? 0;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        count={count > 0 && t('count', { count })}
        actions={
          count > 0 && (
            <Button tone="danger" isBusy={actions.isClearing} onClick={() => actions.clear(count)}>
              {t('clear.action')}
            </Button>
          )
        }
      />
      {data && count === 0 ? (
        <Panel>
          <EmptyCart />
        </Panel>
      ) : (
        <Stack gap={3}>
          <Text tone="secondary">{t('how')}</Text>
          <Panel isPadded={false}>
            <CartFilters query={query} list={list} currency={data?.currency} />
            {problem ? (
              <Failure title={problemText(problem)} requestId={problem.requestId} onRetry={refetch} />
            ) : (
              <DataTable
                caption={t('title')}
                columns={columns}
                rows={data?.list}
                rowId={({ id }) => id}
                rowName={({ product_sku }) => product_sku.name.text}
                sort={query.sort}
                onSort={list.setSort}
                isFetching={isFetching}
                empty={<NoResults onReset={list.reset}>{t('noResults')}</NoResults>}
                skeletonRows={4}
              />
            )}
          </Panel>
          {data && (
            <Pagination
              page={query.page}
              limit={query.limit}
              total={data.total_count}
              pageHref={list.pageHref}
              onLimit={list.setLimit}
            />
          )}
          <RateNote />
        </Stack>
      )}
    </Page>
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
