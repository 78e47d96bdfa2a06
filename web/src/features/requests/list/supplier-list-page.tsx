import { supplierListCodec } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { FoundInAll } from '../../../kit/list-page/found-in-all';
import { ListPage } from '../../../kit/list-page/list-page';
import { listSource } from '../../../kit/list-page/list-source';
import { pathOfRoute } from '../../../session/screens';
import { useListQuery } from '../../../ui/list-page/use-list-query';
import { useDefaultView, ViewsButton } from '../../views/public';
import { useListSupplierRequestsQuery } from '../api';
import { statusViews } from '../model/request-views';
import { ListNotes } from './list-notes';
import { NoRequests } from './no-requests';
import { StatusViews } from './status-views';
import { useListExport } from './use-list-export';
import { useRequestColumns } from './use-request-columns';

/** The requests that wait for the supplier come first, by deadline. */
const ownOrder = { key: 'due_at', direction: 'asc' } as const;

/** Lists the requests sent to the supplier's company, from the catalogue and by description. */
export function Component() {
  const t = useTexts('requests');
  const place = useListQuery(supplierListCodec);
  const [query, list] = place;
  const search = query.sort ? list.search : list.searchIn(ownOrder);
  const found = useListSupplierRequestsQuery(search);
  const { data } = found;
  const view = useDefaultView('supplier_requests', list.search, null);
  const file = useListExport({ reader: 'supplier', search });
  const columns = useRequestColumns({ reader: 'supplier', kind: 'both', rows: data?.list });
  return (
    <ListPage
      title={t('list.supplier.title')}
      phoneHead="short"
      actions={
        <>
          <ViewsButton list="supplier_requests" href={list.hrefWith({})} />
          {file.button}
        </>
      }
      lead={view.line}
      job={file.line}
      place={place}
      source={listSource(found, ({ list: rows, total_count: total }) => ({ rows, total }))}
      views={<StatusViews found={data} reader="supplier" chosen={query.filters} hrefWith={list.hrefWith} />}
      filters={[
        {
          kind: 'search',
          name: 'search',
          label: t('filters.search'),
          placeholder: t('filters.placeholder.customer'),
        },
        { kind: 'days', name: 'published-on', label: t('filters.received') },
      ]}
      table={{
        columns,
        ownSort: ownOrder,
        savedAs: 'requests-supplier',
        rowId: ({ id }) => id,
        rowName: ({ numeric_hash: number }) => t('list.rowName', { number }),
        rowHref: ({ route }) => pathOfRoute(route),
      }}
      nothing={<NoRequests reader="supplier" kind="rfc" />}
      noResults={
        <FoundInAll
          text={t('list.supplier.noResults')}
          count={statusViews(data, 'supplier').find(({ id }) => id === 'all')?.count}
          to={list.hrefWith({ status: [], queue: [] })}
        />
      }
    >
      {data && data.list.length > 0 && <ListNotes rows={data.list} reader="supplier" />}
    </ListPage>
  );
}
