import { internal } from '@setu/kit/core';
import type { TableConn } from '@setu/kit/db';
import { noContact } from '@setu/proto/contact-fields';
import type { Application, StoredApplication } from '../domain/application.js';
import { changedColumns, fromRow, toRow } from './application-rows.js';
import type { ApplicationTables } from './tables.js';

const forgetByAddress = `
  update application set contact = :erased::jsonb
  where :address in (encode(sha256(convert_to(lower(contact ->> 'email'), 'UTF8')), 'hex'),
    encode(sha256(convert_to(lower(contact ->> 'additionalEmail'), 'UTF8')), 'hex'))`;

const forgetEnded = `
  update application set contact = :erased::jsonb
  where id in (
    select id from application
    where status in ('completed', 'rejected') and coalesce(completed_at, rejected_at) < :before::timestamptz
      and contact <> :erased::jsonb
    limit :batch)`;

/** Stores supplier applications. */
export const applicationStore = (conn: TableConn<ApplicationTables>) => ({
  async byId(id: string): Promise<StoredApplication | undefined> {
    const row = await conn('application').where({ id }).first();
    return row && fromRow(row);
  },

  /** Returns the application and locks it until the transaction ends. */
  async lock(id: string): Promise<StoredApplication | undefined> {
    const row = await conn('application').where({ id }).forUpdate().first();
    return row && fromRow(row);
  },

  /** Writes the changes of a locked application. */
  async save(application: StoredApplication): Promise<void> {
    const changed = await conn('application').where({ id: application.id }).update(changedColumns(application));
    if (changed !== 1) throw internal(`application ${application.id} was deleted while it was locked`);
  },

  /**
   * Records the supplier created from the application. If another supplier is already recorded, it stays. Returns
   * whether this supplier was recorded.
   */
  async setCompany(id: string, companyId: string): Promise<boolean> {
    const made = await conn('application').where({ id }).whereNull('company_id').update({ company_id: companyId });
    return made > 0;
  },

  /** Reassigns all applications of a manager to another. Without another manager, they become unassigned. */
  async handOver(fromId: string, toId: string | undefined): Promise<void> {
    await conn('application')
      .where({ manager_id: fromId })
      .update({ manager_id: toId ?? null });
  },

  /** Erases the contact person from applications with this email address, which is given as a SHA-256 hash. */
  async forgetContact(emailSha256: string): Promise<void> {
    if (emailSha256 !== '')
      await conn.raw(forgetByAddress, { erased: JSON.stringify(noContact), address: emailSha256 });
  },

  /** Erases the contact person from a batch of applications that ended before `before`. Returns their number. */
  async forgetEnded(before: Date, batch: number): Promise<number> {
    const bindings = { erased: JSON.stringify(noContact), before: before.toISOString(), batch };
    const result: { rowCount: number } = await conn.raw(forgetEnded, bindings);
    return result.rowCount;
  },

  /** Adds many applications in one statement. */
  async add(applications: readonly Application[]): Promise<void> {
    if (applications.length > 0) await conn('application').insert(applications.map(toRow));
  },
});
