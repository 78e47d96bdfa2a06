import { type NoticePeriod, noticeListCodec } from '@setu/contract';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { useSession, useSetCounters } from '../../session/use-session';
import { Button } from '../../ui/button/button';
import { DataTable } from '../../ui/data-table/data-table';
import { CheckControl } from '../../ui/field/check-control';
import { FilterBar } from '../../ui/filter-bar/filter-bar';
import { SearchBox } from '../../ui/filter-bar/search-box';
import { IconTrash } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/layout';
import { useListQuery } from '../../ui/list-page/use-list-query';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { Pagination } from '../../ui/pagination/pagination';
import { Panel } from '../../ui/panel/panel';
import { EmptyState, Failure, NoResults, NotFound } from '../../ui/states/states';
import { useListNoticesQuery } from './api';
import { isNewOnly, periodOf } from './notice-query';
import { PeriodTabs } from './period-tabs';
import { useDeleteNotices } from './use-delete-notices';
import { useNoticeColumns } from './use-notice-columns';

/** The notices of a period. */
export function Component() {
  const period = periodOf(useParams().filter);
  return period ? <NoticeList key={period} period={period} /> : <NotFound />;
}

function NoticeList({ period }: { period: NoticePeriod }) {
  const t = useTexts('notices');
  const navigate = useNavigate();
  const setCounters = useSetCounters();
  const unread = useSession().counters.notices ?? 0;
  const [query, list] = useListQuery(noticeListCodec);
  const { data, isFetching, error, refetch } = useListNoticesQuery({ query, period });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { drop, isDeleting } = useDeleteNotices();
  const columns = useNoticeColumns({ onDelete: (id) => void drop([id]) });
  const counted = data?.unReadMessageCount.notices;
  const last = data ? Math.max(1, Math.ceil(data.total_count / query.limit)) : query.page;
  const lastHref = query.page > last ? list.pageHref(last) : null;
  useEffect(
    function followCount() {
      if (counted !== undefined) setCounters({ notices: counted });
    },
    [counted, setCounters],
  );
  useEffect(
    function leaveMissingPage() {
      if (lastHref && !isFetching) navigate(lastHref, { replace: true });
    },
    [lastHref, isFetching, navigate],
  );
  const problem = error && !isFetching ? toProblem(error) : null;
  const handleDrop = async () => {
    if (await drop([...chosen])) setChosen(new Set());
  };
  return (
    <Page>
      <PageHeader
        title={t('title')}
        count={unread > 0 && t('unread', { count: unread, shown: formatNumber(unread) })}
      />
      <Stack gap={3}>
        <PeriodTabs current={period} />
        <Panel isPadded={false}>
          <FilterBar
            search={
              <SearchBox
                label={t('filters.search')}
                value={query.filters.query}
                onSearch={(text) => list.setFilter('query', text, true)}
              />
            }
            aside={
              <CheckControl
                label={t('filters.newOnly')}
                checked={isNewOnly(query)}
                onChange={({ target }) => list.setFilter('unread', target.checked ? ['1'] : [])}
              />
            }
          />
          {problem ? (
            <Failure title={problemText(problem)} requestId={problem.requestId} onRetry={refetch} />
          ) : (
            <DataTable
              caption={t('title')}
              columns={columns}
              rows={data?.messages}
              rowId={({ id }) => id}
              rowName={({ text }) => text}
              isFetching={isFetching}
              selection={{ ids: chosen, onChange: setChosen }}
              bulkBar={
                <Button tone="onDeep" size="small" icon={IconTrash} isBusy={isDeleting} onClick={handleDrop}>
                  {t('delete.selected')}
                </Button>
              }
              empty={<NoNotices period={period} onReset={list.isFiltered ? list.reset : undefined} />}
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
      </Stack>
    </Page>
  );
}

function NoNotices({ period, onReset }: { period: NoticePeriod; onReset?: () => void }) {
  const t = useTexts('notices');
  if (onReset) return <NoResults onReset={onReset}>{t('empty.filtered')}</NoResults>;
  return <EmptyState title={t('empty.title')}>{t(period === 'all' ? 'empty.text' : 'empty.period')}</EmptyState>;
}
