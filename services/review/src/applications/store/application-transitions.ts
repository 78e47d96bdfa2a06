import type { TableConn } from '@setu/kit/db';
import type { ApplicationTransition } from '../domain/application-transition.js';
import type { ApplicationTables, StepRow } from './tables.js';

const add = `
  insert into application_step
    (application_id, seq, kind, at, by_user_id, acting_user_id, from_status, to_status, manager_id, text)
  select :applicationId, coalesce(max(seq), 0) + 1, :kind, :at, :byUserId, :actingUserId, :from, :to, :managerId, :text
  from application_step where application_id = :applicationId`;

/** Stores the logs of applications. */
export const applicationTransitionStore = (conn: TableConn<ApplicationTables>) => ({
  /** Returns the log of an application, newest first. */
  async of(applicationId: string): Promise<ApplicationTransition[]> {
    const rows = await conn('application_step').where({ application_id: applicationId }).orderBy('seq', 'desc');
    return rows.map(fromRow);
  },

  /** Adds an entry. The caller must hold the lock of the application. */
  async add({ from, to, managerId, text = '', ...transition }: ApplicationTransition): Promise<void> {
    const people = { byUserId: transition.byUserId ?? null, actingUserId: transition.actingUserId ?? null };
    await conn.raw(add, {
      ...transition,
      ...people,
      from: from ?? null,
      to: to ?? null,
      managerId: managerId ?? null,
      text,
    });
  },
});

const fromRow = (row: StepRow): ApplicationTransition => ({
  applicationId: row.application_id,
  kind: row.kind,
  at: row.at,
  byUserId: row.by_user_id ?? undefined,
  actingUserId: row.acting_user_id ?? undefined,
  from: row.from_status ?? undefined,
  to: row.to_status ?? undefined,
  managerId: row.manager_id ?? undefined,
  text: row.text,
});
