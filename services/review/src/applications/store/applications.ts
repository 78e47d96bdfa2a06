import { internal } from '@setu/kit/core';
import type { TableConn } from '@setu/kit/db';
import { countOf } from '../../store/count.js';
import type { Application, ApplicationContact, KeptApplication } from '../domain/application.js';
import { changedColumns, fromRow, toRow } from './application-rows.js';
import type { ApplicationTables } from './tables.js';

const nobody: ApplicationContact = {
  ...{ name: '', surname: '', patronymic: '', designation: '' },
  ...{ phone: '', additionalPhone: '', email: '', additionalEmail: '' },
};

const forgetByAddress = `
  update application set contact = :nobody::jsonb
  where :address in (encode(sha256(convert_to(lower(contact ->> 'email'), 'UTF8')), 'hex'),
    encode(sha256(convert_to(lower(contact ->> 'additionalEmail'), 'UTF8')), 'hex'))`;

const forgetEnded = `
  update application set contact = :nobody::jsonb
  where id in (
    select id from application
    where status in ('completed', 'rejected') and coalesce(completed_at, rejected_at) < :before::timestamptz
      and contact <> :nobody::jsonb
    limit :batch)`;

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

  /** A supplier was made of it: the first one stays. Gives whether this is it. */
  async setCompany(id: string, companyId: string): Promise<boolean> {
    const made = await conn('application').where({ id }).whereNull('company_id').update({ company_id: companyId });
    return made > 0;
  },

  /** All applications of a manager go to another; nobody's where there is none. */
  async handOver(fromId: string, toId: string | undefined): Promise<void> {
    await conn('application')
      .where({ manager_id: fromId })
      .update({ manager_id: toId ?? null });
  },

  /** Whom to call goes from applications that name this address, by its SHA-256. */
  async forgetContact(emailSha256: string): Promise<void> {
    if (emailSha256 !== '') await conn.raw(forgetByAddress, { nobody: JSON.stringify(nobody), address: emailSha256 });
  },

  /** Whom to call goes from applications that ended before; gives how many, a batch at most. */
  async forgetEnded(before: Date, batch: number): Promise<number> {
    const given = { nobody: JSON.stringify(nobody), before: before.toISOString(), batch };
    const result: { rowCount: number } = await conn.raw(forgetEnded, given);
    return result.rowCount;
  },

  /** Many applications at once. */
  async add(applications: readonly Application[]): Promise<void> {
    if (applications.length > 0) await conn('application').insert(applications.map(toRow));
  },
});
