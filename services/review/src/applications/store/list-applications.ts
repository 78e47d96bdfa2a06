import type { PageWindow } from '@setu/kit/core';
import { type Knex, likeContaining, type TableConn } from '@setu/kit/db';
import type { ReadModelTables } from '../../read-models/store/tables.js';
import { countOf } from '../../store/count.js';
import type { ListedApplication } from '../domain/application.js';
import type { ApplicationFilter, ApplicationSort } from '../domain/list.js';
import type { ApplicationRow, ApplicationTables } from './tables.js';

interface ListedRow
  extends Pick<ApplicationRow, 'id' | 'numeric_hash' | 'company_name' | 'status' | 'manager_id' | 'created_at'> {
  manager_name: string;
}

// Statuses are sorted in the order of the lifecycle. When sorted by manager, unassigned applications come last.
const orders: Record<ApplicationSort, string> = {
  numeric_hash: 'a.numeric_hash',
  company_name: 'lower(a.company_name)',
  manager: "nullif(trim(coalesce(manager.surname, '') || ' ' || coalesce(manager.name, '')), '')",
  status: "array_position(array['new', 'in_work', 'completed', 'rejected'], a.status)",
  created_at: 'a.created_at',
};

const columns = [...['a.id', 'a.numeric_hash', 'a.company_name', 'a.status', 'a.manager_id', 'a.created_at']];
const named = "coalesce(trim(manager.name || ' ' || manager.surname), '') as manager_name";
const matches = "concat_ws(' ', a.company_name, a.numeric_hash, a.pan, a.gstn) ilike ?";

const fromRow = (row: ListedRow): ListedApplication => ({
  id: row.id,
  numericHash: row.numeric_hash,
  companyName: row.company_name,
  status: row.status,
  managerId: row.manager_id ?? undefined,
  managerName: row.manager_name,
  createdAt: row.created_at,
});

/** Reads the lists of applications. */
export const applicationListStore = (conn: TableConn<ApplicationTables & ReadModelTables>) => {
  const chosen = ({ search, statuses, managerIds, created }: ApplicationFilter): Knex.QueryBuilder => {
    const found: Knex.QueryBuilder = conn('application').from('application as a');
    found.whereRaw('a.status = any(?::text[])', [[...statuses]]);
    if (managerIds.length > 0) found.whereRaw('a.manager_id = any(?::uuid[])', [[...managerIds]]);
    if (search !== '') found.whereRaw(matches, [likeContaining(search)]);
    if (created.from) found.where('a.created_at', '>=', created.from);
    if (created.before) found.where('a.created_at', '<', created.before);
    return found;
  };
  return {
    /** Returns one page of the matching applications and their total number. */
    async page(
      filter: ApplicationFilter,
      { limit, offset }: PageWindow,
    ): Promise<{ applications: ListedApplication[]; total: number }> {
      const total = await countOf(chosen(filter));
      const direction = filter.sort.descending ? 'desc' : 'asc';
      const rows: ListedRow[] = await chosen(filter)
        .leftJoin('user_copy as manager', 'manager.id', 'a.manager_id')
        .select(columns)
        .select((conn.raw as Knex['raw'])(named))
        .orderByRaw(`${orders[filter.sort.key]} ${direction} nulls last, a.id ${direction}`)
        .limit(limit)
        .offset(offset);
      return { applications: rows.map(fromRow), total };
    },
  };
};
