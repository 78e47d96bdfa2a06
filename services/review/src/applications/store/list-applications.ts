import type { PageWindow } from '@setu/kit/core';
import { type Knex, likeContaining, type TableConn } from '@setu/kit/db';
import type { ReadModelTables } from '../../read-models/store/tables.js';
import type { ListedApplication } from '../domain/application.js';
import { daysUntilDue } from '../domain/due.js';
import type { ApplicationFilter, ApplicationSort, ApplicationWaits } from '../domain/list.js';
import type { ApplicationRow, ApplicationTables } from './tables.js';

interface ListedRow
  extends Pick<
    ApplicationRow,
    'id' | 'numeric_hash' | 'company_name' | 'address' | 'status' | 'manager_id' | 'created_at'
  > {
  manager_name: string;
  is_declined: boolean;
}

/** A page of applications, with the number of applications in each status. */
export interface ListedPage {
  applications: ListedApplication[];
  total: number;
  counts: { status: ListedApplication['status']; count: number }[];
}

/** The numbers of applications that wait for a manager. */
export interface WaitingCounts {
  all: number;
  /** How many of them are new. */
  fresh: number;
  overdue: number;
}

const sentOn = "(a.created_at at time zone 'Europe/Moscow')::date";
const dueOf = (status: keyof typeof daysUntilDue): string =>
  `when '${status}' then ${sentOn} + (array[${daysUntilDue[status].join()}])[extract(isodow from ${sentOn})::int]`;

// Statuses are sorted in the order of the lifecycle. When sorted by manager, unassigned applications come last.
const orders: Record<ApplicationSort, string> = {
  numeric_hash: 'a.numeric_hash',
  company_name: 'lower(a.company_name)',
  manager: "nullif(trim(coalesce(manager.surname, '') || ' ' || coalesce(manager.name, '')), '')",
  status: "array_position(array['new', 'in_work', 'completed', 'rejected'], a.status)",
  created_at: 'a.created_at',
  due_at: `case a.status ${dueOf('new')} ${dueOf('in_work')} end`,
};

/** The earliest deadline comes first, so the overdue ones are at the top. The closed ones come last, newest first. */
const byUrgency = `${orders.due_at} asc nulls last, case when a.status in ('new', 'in_work') then a.created_at end,
  a.created_at desc, a.id desc`;

const orderOf = (sort: ApplicationFilter['sort']): string => {
  if (sort === undefined) return byUrgency;
  const direction = sort.descending ? 'desc' : 'asc';
  return `${orders[sort.key]} ${direction} nulls last, a.id ${direction}`;
};

const columns = ['a.id', 'a.numeric_hash', 'a.company_name', 'a.address', 'a.status', 'a.manager_id', 'a.created_at'];
const named = "coalesce(trim(manager.name || ' ' || manager.surname), '') as manager_name";
const declined = `a.status = 'completed' and a.company_id is null and exists (
  select 1 from application_step s
  where s.application_id = a.id and s.to_status = 'completed' and s.text <> '') as is_declined`;
const isWaiting = `(a.status = 'new' or a.status = 'in_work' and a.manager_id = ?::uuid and a.created_at < ?)`;
const matches = "concat_ws(' ', a.company_name, a.numeric_hash, a.pan, a.gstn) ilike ?";

const fromRow = (row: ListedRow): ListedApplication => ({
  id: row.id,
  numericHash: row.numeric_hash,
  companyName: row.company_name,
  address: row.address,
  status: row.status,
  managerId: row.manager_id ?? undefined,
  managerName: row.manager_name,
  createdAt: row.created_at,
  isDeclined: row.is_declined,
});

/** Reads the lists of applications. */
export const applicationListStore = (conn: TableConn<ApplicationTables & ReadModelTables>) => {
  const inAnyStatus = ({ search, managerIds, created }: ApplicationFilter): Knex.QueryBuilder => {
    const found: Knex.QueryBuilder = conn('application').from('application as a');
    if (managerIds.length > 0) found.whereRaw('a.manager_id = any(?::uuid[])', [[...managerIds]]);
    if (search !== '') found.whereRaw(matches, [likeContaining(search)]);
    if (created.from) found.where('a.created_at', '>=', created.from);
    if (created.before) found.where('a.created_at', '<', created.before);
    return found;
  };
  const whereWaiting = (found: Knex.QueryBuilder, { managerId, decisionBefore }: ApplicationWaits) =>
    found.whereRaw(isWaiting, [managerId, decisionBefore]);
  const listed = (filter: ApplicationFilter): Knex.QueryBuilder => {
    const found = inAnyStatus(filter).whereRaw('a.status = any(?::text[])', [[...filter.statuses]]);
    return filter.waitingFor ? whereWaiting(found, filter.waitingFor) : found;
  };
  return {
    /** Counts the applications that wait for a manager, as the list of them does. */
    async countWaiting(waits: ApplicationWaits): Promise<WaitingCounts> {
      const [counted] = await whereWaiting(conn('application').from('application as a'), waits)
        .count({ all: '*' })
        .select((conn.raw as Knex['raw'])("count(*) filter (where a.status = 'new') as fresh"))
        .select(
          (conn.raw as Knex['raw'])(
            "count(*) filter (where a.status = 'in_work' or a.created_at < ?::timestamptz) as overdue",
            [waits.answerBefore],
          ),
        );
      return { all: Number(counted?.all), fresh: Number(counted?.fresh), overdue: Number(counted?.overdue) };
    },

    /**
     * Returns one page of the matching applications, their total number, and the numbers in each status without the
     * filter by status.
     */
    async page(filter: ApplicationFilter, { limit, offset }: PageWindow): Promise<ListedPage> {
      const counted: { status: ListedApplication['status']; count: string }[] = await inAnyStatus(filter)
        .select('a.status')
        .count({ count: '*' })
        .groupBy('a.status');
      const counts = counted.map(({ status, count }) => ({ status, count: Number(count) }));
      const rows: ListedRow[] = await listed(filter)
        .leftJoin('user_copy as manager', 'manager.id', 'a.manager_id')
        .select(columns)
        .select((conn.raw as Knex['raw'])(named), (conn.raw as Knex['raw'])(declined))
        .orderByRaw(orderOf(filter.sort))
        .limit(limit)
        .offset(offset);
      const [{ total } = { total: 0 }] = await listed(filter).count({ total: '*' });
      return { applications: rows.map(fromRow), total: Number(total), counts };
    },
  };
};
