import type { TableConn } from '@setu/kit/db';
import type { UserCopy } from '../domain/copies.js';
import { reviewerRoles } from '../domain/staff.js';
import type { CopyTables } from './tables.js';

/** Somebody's row, as far as his name goes. */
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

/** Whoever has as many to check has weeks of work: nobody counts further, which after a large file costs more than all else. */
const mostCounted = 1_000;

const byLoad = `
  select id from (
    select u.id, (select count(*) from (
        select 1 from product_review r where r.reviewer_id = u.id and r.status <> 'completed' limit ${mostCounted}
      ) as counted) as load ${active}
  ) as reviewer
  order by load, case when load = ${mostCounted} then random() end, id limit 1`;

/** The broker's people, as events told of them. */
export const staffStore = (conn: TableConn<CopyTables>) => ({
  /** Active ones with one of the roles, by surname. */
  async withRoles(roles: Readonly<UserCopy['roles']>): Promise<PersonRow[]> {
    const { rows } = await conn.raw<{ rows: PersonRow[] }>(
      `select u.id, u.name, u.surname, u.patronymic ${active} order by lower(u.surname), lower(u.name), u.id`,
      { roles: [...roles] },
    );
    return rows;
  },

  /**
   * The active reviewer with the fewest reviews that are not done, the first of equals always the same; among those with
   * more than anybody counts chance decides. Undefined: nobody checks cards.
   */
  async leastLoadedReviewer(): Promise<string | undefined> {
    const { rows } = await conn.raw<{ rows: { id: string }[] }>(byLoad, { roles: [...reviewerRoles] });
    return rows[0]?.id;
  },

  /** Whether this is an active reviewer of the broker's. */
  async isReviewer(userId: string): Promise<boolean> {
    const { rows } = await conn.raw<{ rows: unknown[] }>(`select 1 ${active} and u.id = :userId::uuid`, {
      roles: [...reviewerRoles],
      userId,
    });
    return rows.length > 0;
  },

  /** Known people by id, whoever they are. */
  async byIds(ids: readonly string[]): Promise<Map<string, PersonRow>> {
    if (ids.length === 0) return new Map();
    const rows = await conn('user_copy')
      .whereIn('id', [...ids])
      .select('id', 'name', 'surname', 'patronymic');
    return new Map(rows.map((row) => [row.id, row]));
  },
});
