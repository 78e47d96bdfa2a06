import type { TableConn } from '@setu/kit/db';
import { isOpen } from '../../reviews/store/open.js';
import type { UserReadModel } from '../domain/read-models.js';
import { reviewerRoles } from '../domain/staff.js';
import type { ReadModelTables } from './tables.js';

/** The columns of a user that form the name. */
export interface PersonRow {
  id: string;
  name: string;
  surname: string;
  patronymic: string;
}

const active = `
  from user_copy u
  where u.company_id in (select id from company_copy where type = 'broker') and u.status = 'active'
    and u.roles && :roles::text[]`;

/**
 * The maximum number of reviews that are counted for a reviewer. This many are weeks of work, and an exact count after
 * a large import would cost more than the rest of the query.
 */
const maxCounted = 1_000;

const byLoad = `
  select id from (
    select u.id, (select count(*) from (
        select 1 from product_review where product_review.reviewer_id = u.id and ${isOpen} limit ${maxCounted}
      ) as counted) as load ${active}
  ) as reviewer
  order by load, case when load = ${maxCounted} then random() end, id limit 1`;

/** Reads the broker's staff from the read model. */
export const staffStore = (conn: TableConn<ReadModelTables>) => ({
  /** Returns the active users with any of the roles, by surname. */
  async withRoles(roles: Readonly<UserReadModel['roles']>): Promise<PersonRow[]> {
    const { rows } = await conn.raw<{ rows: PersonRow[] }>(
      `select u.id, u.name, u.surname, u.patronymic ${active} order by lower(u.surname), lower(u.name), u.id`,
      { roles: [...roles] },
    );
    return rows;
  },

  /**
   * Returns the active reviewer with the fewest open reviews, or undefined if there is no reviewer. A tie always has
   * the same result, except between reviewers at the counting limit, where the choice is random.
   */
  async leastLoadedReviewer(): Promise<string | undefined> {
    const { rows } = await conn.raw<{ rows: { id: string }[] }>(byLoad, { roles: [...reviewerRoles] });
    return rows[0]?.id;
  },

  /** Checks whether the user is an active reviewer of the broker. */
  async isReviewer(userId: string): Promise<boolean> {
    const { rows } = await conn.raw<{ rows: unknown[] }>(`select 1 ${active} and u.id = :userId::uuid`, {
      roles: [...reviewerRoles],
      userId,
    });
    return rows.length > 0;
  },

  /** Returns the known users by id, of any role or company. */
  async byIds(ids: readonly string[]): Promise<Map<string, PersonRow>> {
    if (ids.length === 0) return new Map();
    const rows = await conn('user_copy')
      .whereIn('id', [...ids])
      .select('id', 'name', 'surname', 'patronymic');
    return new Map(rows.map((row) => [row.id, row]));
  },
});
