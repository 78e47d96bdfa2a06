import { applicationListCodec, screenPath } from '@setu/contract';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { FoundInAll } from '../../../kit/list-page/found-in-all';
import { ListPage } from '../../../kit/list-page/list-page';
import { listSource } from '../../../kit/list-page/list-source';
import { useListQuery } from '../../../ui/list-page/use-list-query';
import { useOpenView } from '../../../ui/list-page/use-open-view';
import { EmptyState } from '../../../ui/states/states';
import { useListApplicationsQuery } from '../api';
import { allCount, StatusTabs } from './status-tabs';
import { useApplicationColumns } from './use-application-columns';
import { useApplicationFilters } from './use-application-filters';

/** Lists suppliers' applications for managers. */
export function ApplicationList() {
  const t = useTexts('applications');
  const place = useListQuery(applicationListCodec);
  const [{ filters }, { search, hrefWith }] = place;
  const found = useListApplicationsQuery(search);
  const counts = found.data?.counts;
  const isOpening = useOpenView({
    search,
    to: hrefWith({ status: [], queue: ['mine'] }),
    waiting: found.data?.waiting_count,
    isFetching: found.isFetching,
  });
  const columns = useApplicationColumns(found.data?.list);
  return (
    <ListPage
      title={t('list.title')}
      place={place}
      source={listSource(isOpening ? { ...found, data: undefined } : found, ({ list: rows, totalCount: total }) => ({
        rows,
        total,
      }))}
      views={<StatusTabs chosen={filters} hrefWith={hrefWith} found={found.data} />}
      filters={useApplicationFilters(found.data?.managers)}
      table={{
        columns,
        ownSort: { key: 'due_at', direction: 'asc' },
        savedAs: 'applications',
        rowId: ({ id }) => id,
        rowName: ({ company_name: name }) => companyName(name),
        rowHref: ({ id }) => screenPath('supplier_application_page', { application: id }),
      }}
      nothing={<EmptyState title={t('list.emptyTitle')}>{t('list.emptyText')}</EmptyState>}
      noResults={<FoundInAll count={counts && allCount(counts)} to={hrefWith({ status: [], queue: [] })} />}
    />
  );
}
