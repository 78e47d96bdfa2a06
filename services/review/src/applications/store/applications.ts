import { internal } from '@setu/kit/core';
import type { TableConn } from '@setu/kit/db';
import { countOf } from '../../store/count.js';
import type { Application, KeptApplication } from '../domain/application.js';
import { changedColumns, fromRow, toRow } from './application-rows.js';
import type { ApplicationTables } from './tables.js';

/** Supplier applications. */
export const applicationStore = (conn: TableConn<ApplicationTables>) => ({
  /** How many are in the statuses. */
  count: (statuses: readonly Application['status'][]): Promise<number> =>
    countOf(conn('application').whereIn('status', statuses)),

  async byId(id: string): Promise<KeptApplication | undefined> {
    const row = await conn('application').where({ id }).first();
    return row && fromRow(row);
  },

  /** The same, nobody else's to change until the transaction ends. */
  async lock(id: string): Promise<KeptApplication | undefined> {
    const row = await conn('application').where({ id }).forUpdate().first();
    return row && fromRow(row);
  },

  /** Writes what changed in a locked application. */
  async save(application: KeptApplication): Promise<void> {
    const changed = await conn('application').where({ id: application.id }).update(changedColumns(application));
    if (changed !== 1) throw internal(`application ${application.id} went away under its lock`);
  },

  /** A supplier was made of it: the first one stays. */
  async setCompany(id: string, companyId: string): Promise<void> {
    await conn('application').where({ id }).whereNull('company_id').update({ company_id: companyId });
  },

  /** All applications of a manager go to another; nobody's where there is none. */
  async handOver(fromId: string, toId: string | undefined): Promise<void> {
    await conn('application')
      .where({ manager_id: fromId })
      .update({ manager_id: toId ?? null });
  },

  /** Many applications at once. */
  async add(applications: readonly Application[]): Promise<void> {
    if (applications.length > 0) await conn('application').insert(applications.map(toRow));
  },
});
