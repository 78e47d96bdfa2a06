import type { PageWindow } from '@setu/kit/core';
import type { Conn } from '@setu/kit/db';
import type { ApplicationStatus } from '../domain/review.js';

/** An application with the name its list shows; empty while it has no manager. */
export type ApplicationRow = {
  id: string;
  numeric_hash: string;
  company_name: string;
  status: ApplicationStatus;
  manager_id: string | null;
  manager_name: string;
  created_at: Date;
};

/** Supplier applications. */
export const applicationStore = (conn: Conn) => ({
  /** One page of those in the statuses, newest first, and how many there are. */
  async list(
    statuses: ApplicationStatus[],
    { limit, offset }: PageWindow,
  ): Promise<{ rows: ApplicationRow[]; total: number }> {
    const total = await this.count(statuses);
    const { rows } = await conn.raw<{ rows: ApplicationRow[] }>(
      `select a.id, a.numeric_hash, a.company_name, a.status, a.manager_id,
         coalesce(trim(manager.name || ' ' || manager.surname), '') as manager_name, a.created_at
       from application a left join user_copy manager on manager.id = a.manager_id
       where a.status = any(?::text[])
       order by a.created_at desc, a.id desc limit ? offset ?`,
      [statuses, limit, offset],
    );
    return { rows, total };
  },

  /** How many are in the statuses. */
  async count(statuses: ApplicationStatus[]): Promise<number> {
    const { rows } = await conn.raw<{ rows: { count: string }[] }>(
      'select count(*) as count from application where status = any(?::text[])',
      [statuses],
    );
    return Number(rows[0]?.count ?? 0);
  },
});
