import { useSearchParams } from 'react-router';
import { toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { DataTable } from '../../../ui/data-table/data-table';
import { FilterBar } from '../../../ui/filter-bar/filter-bar';
import { SearchBox } from '../../../ui/filter-bar/search-box';
import { IconPlus } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { BackLink } from '../../../ui/page/back-link';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { Pagination } from '../../../ui/pagination/pagination';
import { Panel } from '../../../ui/panel/panel';
import { EmptyState, Failure, NoResults } from '../../../ui/states/states';
import { useListGlossaryQuery } from '../api';
import { toReviews } from '../model/review-place';
import { editTerm } from './term-dialog';
import { useGlossaryColumns } from './use-glossary-columns';

/** The number of terms in one page of the server's answer. */
const pageSize = 50;

const pageIn = (params: URLSearchParams): number => {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/** Lists terms with their approved translations. Terms can be found, added, changed and removed. */
export function Component() {
  const t = useTexts('review');
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const page = pageIn(params);
  const { data, error, isError, isFetching, refetch } = useListGlossaryQuery({ search, page });
  const columns = useGlossaryColumns();
  const addressOf = (number: number) =>
    `?${new URLSearchParams({ ...(search && { search }), ...(number > 1 && { page: String(number) }) })}`;
  const problem = isError && !isFetching ? toProblem(error) : null;
  return (
    <Page>
      <PageHeader
        title={t('glossary.title')}
        count={data && data.total > 0 && formatNumber(data.total)}
        back={<BackLink to={toReviews()}>{t('list.title')}</BackLink>}
        actions={
          <Button tone="main" icon={IconPlus} onClick={() => void editTerm(null)}>
            {t('glossary.add')}
          </Button>
        }
      />
      <Stack gap={3}>
        <Panel isPadded={false}>
          <FilterBar
            search={
              <SearchBox
                label={t('glossary.search')}
                value={search}
                onSearch={(text) => setParams(text ? { search: text } : {}, { replace: true })}
              />
            }
          />
          {problem ? (
            <Failure title={problemText(problem)} requestId={problem.requestId} onRetry={() => void refetch()} />
          ) : (
            <DataTable
              caption={t('glossary.title')}
              columns={columns}
              rows={data?.list}
              rowId={({ id }) => id}
              rowName={({ en }) => en}
              isFetching={isFetching}
              empty={
                search ? (
                  <NoResults onReset={() => setParams({})} />
                ) : (
                  <EmptyState title={t('glossary.emptyTitle')}>{t('glossary.emptyText')}</EmptyState>
                )
              }
            />
          )}
        </Panel>
        {data && <Pagination page={page} limit={pageSize} total={data.total} pageHref={addressOf} />}
      </Stack>
    </Page>
  );
}
