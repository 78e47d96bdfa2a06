import {
  type brokerListCodec,
  type ListQuery,
  type RequestListView,
  type RequestRowView,
  type RequestStatus,
  type requestListCodec,
  requestStatuses,
  type supplierListCodec,
} from '@setu/contract';
import type { ListRequestsResponse } from '@setu/proto/request/requests';
import { RequestKind as WireKind } from '@setu/proto/request/words';
import { requestStatusWord, wireRequestKind, wireRequestStatus } from '@setu/proto/wire-words';
import type { RequestKind } from '@setu/proto/words';
import type { CallContext } from '../http/call-context.js';
import { ReadyJson } from '../http/ready-json.js';
import { personView } from '../present/person.js';
import { requestRowView } from '../present/request.js';
import { wireSort } from './card-filter.js';
import { isManagerChoice, managerFilter } from './manager-filter.js';
import { optional } from './part.js';

const statusCounts = (found: ListRequestsResponse): RequestListView['status_counts'] =>
  Object.fromEntries(
    found.statusCounts.flatMap(({ status, count }) => {
      const name = requestStatusWord(status);
      return name ? [[name, count]] : [];
    }),
  );

/** The specification names the condition of a published request twice. It is two thirds of the answer. */
const withConditionWrittenOnce = (row: RequestRowView): RequestRowView => {
  if (row.last_customer_published_condition === null) return row;
  const condition = ReadyJson.of(row.last_customer_condition).unread();
  return { ...row, last_customer_condition: condition, last_customer_published_condition: condition };
};

const isClock = (text: string): boolean => text === 'late' || text === 'today';
const isQueue = (text: string): boolean => text === 'mine';
const isStatus = (text: string): text is RequestStatus => requestStatuses.some((status) => status === text);
/** Returns whether a filter has values, but none of them exists. Such a filter finds nothing instead of everything. */
const namesNone = (values: readonly string[], exists: (one: string) => boolean): boolean =>
  values.length > 0 && !values.some(exists);

type RequestQuery = ListQuery<typeof requestListCodec>;
type BrokerQuery = ListQuery<typeof brokerListCodec>;
type SupplierQuery = ListQuery<typeof supplierListCodec>;

/** The query of a request list, whatever the caller's role. */
interface AnyQuery extends Omit<BrokerQuery, 'sort'> {
  sort: BrokerQuery['sort'] | RequestQuery['sort'];
}

/** Returns a page of the caller's requests of one kind or of both. A filter with only unknown values finds nothing. */
const listed = async (
  call: CallContext,
  { filters, sort, page, limit }: AnyQuery,
  kind: WireKind,
): Promise<Omit<RequestListView, 'managers'>> => {
  const found = await call.deps.services.request.listRequests(
    {
      kind,
      search: filters.search,
      publishedOn: { ...filters['published-on'], timeZone: call.caller.timeZone },
      statuses: filters.status.filter(isStatus).map(wireRequestStatus),
      ...managerFilter(filters.managers),
      late: filters.clock.includes('late'),
      dueToday: filters.clock.includes('today'),
      waiting: filters.queue.includes('mine'),
      sort: wireSort(sort),
      page: { page, limit },
    },
    call.reads(),
  );
  const findsNone =
    namesNone(filters.status, isStatus) ||
    namesNone(filters.managers, isManagerChoice) ||
    namesNone(filters.clock, isClock) ||
    namesNone(filters.queue, isQueue);
  const reader = { language: call.locale, companyType: call.actor.companyType };
  return {
    list: findsNone ? [] : found.rows.map((row) => withConditionWrittenOnce(requestRowView(row, reader))),
    total_count: findsNone ? 0 : found.total,
    status_counts: statusCounts(found),
    waiting_count: found.waitingTotal,
  };
};

/** Returns a handler for the request list of a kind. Customers get their own requests, brokers get all. */
export const requestListPage =
  (kind: RequestKind) =>
  async (call: CallContext, query: RequestQuery | BrokerQuery): Promise<RequestListView> => {
    const broker = call.actor.companyType === 'broker';
    const { clock = [], managers, ...others } = { clock: undefined, ...query.filters };
    const filters = { ...others, clock, managers: broker ? managers : [] };
    const [found, people] = await Promise.all([
      listed(call, { ...query, filters }, wireRequestKind(kind)),
      broker ? optional(call.deps.services.identity.listManagers({}, call.reads()), null) : Promise.resolve(null),
    ]);
    return { ...found, managers: (people?.managers ?? []).map(personView) };
  };

/** Returns the requests of both kinds sent to the caller's company. */
export const supplierListPage = async (call: CallContext, query: SupplierQuery): Promise<RequestListView> => {
  const filters = { ...query.filters, managers: [], clock: [] };
  return { ...(await listed(call, { ...query, filters }, WireKind.UNSPECIFIED)), managers: [] };
};
