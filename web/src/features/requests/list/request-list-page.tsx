import { type RequestRowView, requestListCodec } from '@setu/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { formatNumber, isConverted } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { pathOfRoute } from '../../../session/screens';
import { DataTable } from '../../../ui/data-table/data-table';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { useListQuery } from '../../../ui/list-page/use-list-query';
import { fromHere } from '../../../ui/page/back-link';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { Pagination } from '../../../ui/pagination/pagination';
import { Panel } from '../../../ui/panel/panel';
import { Failure } from '../../../ui/states/states';
import { useListRequestsQuery } from '../api';
import { rateOf } from '../model/request-prices';
import { KindSwitch } from './kind-switch';
import { RequestFilters } from './request-filters';
import { RequestListEmpty } from './request-list-empty';
import { SavedViews } from './saved-views';
import { useListPlace } from './use-list-place';
import { useRequestColumns } from './use-request-columns';

const hasDemoRate = (rows: RequestRowView[]): boolean =>
  rows.some(({ status, rate }) => rateOf(status, rate)?.source === 'demo');

/** The four request lists: from the catalogue or by description, the company's own or all of them for brokers. */
export function Component() {
  const t = useTexts('requests');
  const { side, kind, path } = useListPlace();
  const location = useLocation();
  const navigate = useNavigate();
  const [query, list] = useListQuery(requestListCodec);
  const { data, isFetching, error, refetch } = useListRequestsQuery(list.search ? `${path}?${list.search}` : path);
  const columns = useRequestColumns({ side, kind });
  const last = data ? Math.max(1, Math.ceil(data.total_count / query.limit)) : query.page;
  const lastHref = query.page > last ? list.pageHref(last) : null;
  useEffect(
    function leaveMissingPage() {
      if (lastHref && !isFetching) navigate(lastHref, { replace: true });
    },
    [lastHref, isFetching, navigate],
  );
  const problem = error && !isFetching ? toProblem(error) : null;
  const handleOpen = (row: RequestRowView) => {
    const to = pathOfRoute(row.route);
    if (to) navigate(to, { state: fromHere(location) });
  };
  return (
    <Page>
      <PageHeader
        title={t(`list.${kind}.title`)}
        count={data && formatNumber(data.total_count)}
        actions={side === 'customer' && <KindSwitch current={kind} />}
      />
      <Stack gap={3}>
        <SavedViews
          counts={data?.status_counts ?? {}}
          side={side}
          chosen={query.filters.status}
          hrefWith={list.hrefWith}
        />
        <Panel isPadded={false}>
          <RequestFilters query={query} list={list} side={side} managers={data?.managers ?? []} />
          {problem ? (
            <Failure title={problemText(problem)} requestId={problem.requestId} onRetry={refetch} />
          ) : (
            <DataTable
              caption={t(`list.${kind}.title`)}
              columns={columns}
              rows={data?.list}
              rowId={({ id }) => id}
              rowName={({ numeric_hash: number, name }) => (number ? t('list.rowName', { number }) : name.text)}
              sort={query.sort}
              onSort={list.setSort}
              isFetching={isFetching}
              onRowOpen={handleOpen}
              empty={<RequestListEmpty side={side} kind={kind} onReset={list.isFiltered ? list.reset : undefined} />}
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
        {data && data.list.length > 0 && (
          <Text size={12} tone="muted">
            {isConverted() && `${t('list.noteRate', { context: hasDemoRate(data.list) ? 'demo' : undefined })} `}
            {t('list.noteAge')}
          </Text>
        )}
      </Stack>
    </Page>
  );
}
