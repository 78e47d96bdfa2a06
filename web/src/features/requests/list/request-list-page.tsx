import { brokerListCodec, requestListCodec } from '@setu/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { FindForMe } from '../../../kit/find-for-me/find-for-me';
import { NewOrder } from '../../../kit/find-for-me/new-order';
import { FoundInAll } from '../../../kit/list-page/found-in-all';
import { ListPage } from '../../../kit/list-page/list-page';
import { listSource } from '../../../kit/list-page/list-source';
import { useChosenRows } from '../../../kit/list-page/use-chosen-rows';
import { pathOfRoute } from '../../../session/screens';
import { Button } from '../../../ui/button/button';
import { IconUserCheck } from '../../../ui/icon/icons';
import { useListQuery } from '../../../ui/list-page/use-list-query';
import { useIsPhone } from '../../../ui/media/use-is-phone';
import { useDefaultView, ViewsButton } from '../../views/public';
import { useListRequestsQuery } from '../api';
import { useAssignManager } from '../assignment/use-assign-manager';
import { statusViews } from '../model/request-views';
import type { Side } from '../model/side';
import { KindSwitch } from './kind-switch';
import { ListNotes } from './list-notes';
import { NoRequests } from './no-requests';
import { StatusViews } from './status-views';
import { useListExport } from './use-list-export';
import { useListPlace } from './use-list-place';
import { useRequestColumns } from './use-request-columns';
import { useRequestFilters } from './use-request-filters';

// A customer's list supports the same query as the brokers' list, except for the deadline filter, which never appears
// in its address.
const codecOf = (side: Side) => (side === 'broker' ? brokerListCodec : requestListCodec) as typeof brokerListCodec;

/** A manager's list starts with the overdue requests, a customer's list with those that wait for the customer. */
const ownOrder = { key: 'due_at', direction: 'asc' } as const;

/**
 * Shows one of the four request lists: from the catalogue or by description, for the company's own requests or, for
 * brokers, all of them.
 */
export function Component() {
  const t = useTexts('requests');
  const { side, kind } = useListPlace();
  const [query, list] = useListQuery(codecOf(side));
  const search = query.sort ? list.search : list.searchIn(ownOrder);
  const found = useListRequestsQuery({ side, kind, search });
  const { data } = found;
  const columns = useRequestColumns({ reader: side, kind, rows: data?.list });
  const chosen = useChosenRows(data?.list);
  const assign = useAssignManager(chosen.drop);
  // Only a senior manager assigns requests, and only those in progress.
  const mayAssign = side === 'broker' && data?.list.some(({ permissions }) => permissions.includes('manager_change'));
  // The list opens at the requests that wait for the reader, if there are any.
  const queue = data && (data.waiting_count > 0 ? list.hrefWith({ status: [], queue: ['mine'] }) : null);
  const view = useDefaultView(`${side}_${kind}`, list.search, queue);
  // Until then the answer is that of the full list, which is not the one that opens.
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && !view.isOpening && found.currentData) setOpen(true);
  const file = useListExport({ reader: side, kind, search });
  const isPhone = useIsPhone();
  const filters = useRequestFilters({ side, managers: data?.managers });
  return (
    <ListPage
      title={t(`list.${kind}.title`)}
      besideTitle={side === 'customer' && <KindSwitch current={kind} />}
      phoneHead={side === 'customer' ? 'short' : 'withSearch'}
      // The full name of the list by description and its two buttons do not fit in one line.
      phoneTitle={t(side === 'customer' ? 'list.supplier.title' : kind === 'rfd' ? 'list.rfd.short' : 'list.rfc.title')}
      mainAction={
        kind === 'rfd' && (side === 'customer' ? <FindForMe tone="main" isNew /> : <NewOrder isIconOnPhone />)
      }
      actions={
        <>
          {!isPhone && side === 'broker' && kind === 'rfd' && <NewOrder />}
          <ViewsButton list={`${side}_${kind}`} href={list.hrefWith({})} />
          {file.button}
        </>
      }
      place={[query, list]}
      source={listSource(
        isOpen && !view.isOpening ? found : { ...found, data: undefined },
        ({ list: rows, total_count: total }) => ({
          rows,
          total,
        }),
      )}
      views={<StatusViews found={data} reader={side} kind={kind} chosen={query.filters} hrefWith={list.hrefWith} />}
      lead={view.line}
      job={file.line}
      filters={filters}
      table={{
        columns,
        ownSort: ownOrder,
        savedAs: `requests-${side}-${kind}`,
        rowId: ({ id }) => id,
        rowName: ({ numeric_hash: number, name }) => (number ? t('list.rowName', { number }) : name),
        rowHref: ({ route }) => pathOfRoute(route),
        ...((mayAssign || chosen.rows.length > 0) && {
          selection: chosen.selection,
          bulkBar: (
            <Button
              tone="onDeep"
              size="small"
              icon={IconUserCheck}
              isBusy={assign.isBusy}
              onClick={() => void assign.run(chosen.rows)}
            >
              {t('assign.give')}
            </Button>
          ),
        }),
      }}
      nothing={<NoRequests reader={side} kind={kind} />}
      noResults={
        <FoundInAll
          text={t('list.noResults')}
          count={statusViews(data, side, kind).find(({ id }) => id === 'all')?.count}
          to={list.hrefWith({ status: [], queue: [] })}
        />
      }
    >
      {data && data.list.length > 0 && <ListNotes rows={data.list} reader={side} />}
    </ListPage>
  );
}
