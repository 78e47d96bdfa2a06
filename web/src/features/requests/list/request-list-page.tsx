import { type RequestRowView, requestListCodec } from '@setu/contract';
import { isConverted } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { ListPage } from '../../../kit/list-page/list-page';
import { listSource } from '../../../kit/list-page/list-source';
import { pathOfRoute } from '../../../session/screens';
import { Text } from '../../../ui/layout/text';
import { useListQuery } from '../../../ui/list-page/use-list-query';
import { useListRequestsQuery } from '../api';
import { rateOf } from '../model/request-prices';
import { KindSwitch } from './kind-switch';
import { NoRequests } from './no-requests';
import { SavedViews } from './saved-views';
import { useListPlace } from './use-list-place';
import { useRequestColumns } from './use-request-columns';
import { useRequestFilters } from './use-request-filters';

const hasDemoRate = (rows: RequestRowView[]): boolean =>
  rows.some(({ status, total_price }) => rateOf(status, total_price)?.source === 'demo');

/** The four request lists: from the catalogue or by description, the company's own or all of them for brokers. */
export function Component() {
  const t = useTexts('requests');
  const { side, kind } = useListPlace();
  const place = useListQuery(requestListCodec);
  const [query, list] = place;
  const found = useListRequestsQuery({ side, kind, search: list.search });
  const { data } = found;
  const columns = useRequestColumns({ side, kind });
  const filters = useRequestFilters({ side, managers: data?.managers });
  return (
    <ListPage
      title={t(`list.${kind}.title`)}
      actions={side === 'customer' && <KindSwitch current={kind} />}
      place={place}
      source={listSource(found, ({ list: rows, total_count: total }) => ({ rows, total }))}
      views={
        <SavedViews counts={data?.status_counts} side={side} chosen={query.filters.status} hrefWith={list.hrefWith} />
      }
      filters={filters}
      table={{
        columns,
        keptAs: `requests-${side}-${kind}`,
        rowId: ({ id }) => id,
        rowName: ({ numeric_hash: number, name }) => (number ? t('list.rowName', { number }) : name),
        rowHref: ({ route }) => pathOfRoute(route),
      }}
      nothing={<NoRequests side={side} kind={kind} />}
      noResults={t('list.noResults')}
    >
      {data && data.list.length > 0 && <Notes rows={data.list} />}
    </ListPage>
  );
}

/** Of which day the rates are, and what the red ages mean. */
function Notes({ rows }: { rows: RequestRowView[] }) {
  const t = useTexts('requests');
  return (
    <Text size={12} tone="muted">
      {isConverted() && `${t('list.noteRate', { context: hasDemoRate(rows) ? 'demo' : undefined })} `}
      {t('list.noteAge')}
    </Text>
  );
}
