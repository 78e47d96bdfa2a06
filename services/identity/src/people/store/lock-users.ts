import type { TableConn } from '@setu/kit/db';
import type { Member } from '../domain/user.js';
import type { PeopleTables } from './tables.js';
import { activeIdsWhere, memberById, membersWhere } from './user-rows.js';

/** Reads users and locks them, or the set of a company’s users, until the transaction ends. */
export const lockUsers = (conn: TableConn<PeopleTables>) => ({
  /** Returns those of the given users who are active, and locks them against erasure until the transaction ends. */
  activeAmong: (ids: readonly string[]): Promise<string[]> =>
    activeIdsWhere(conn, 'u.id = any(?) order by u.id for share of u', [[...ids]]),

  /**
   * Returns users whose names are about to be stored, and locks them against erasure until the transaction ends. A
   * later erasure then finds the stored names. A user who is already erased has no name.
   */
  named: (ids: readonly string[]): Promise<Member[]> =>
    membersWhere(conn, 'u.id = any(?) order by u.id for share of u', [[...ids]]),

  /** Locks the set of a company's users against other changes until the transaction ends. */
  lockCompany: async (companyId: string): Promise<void> => {
    await conn.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`team ${companyId}`]);
  },

  /** Returns a user and locks them until the transaction ends. */
  lock: async (id: string): Promise<Member | undefined> => {
    await conn('app_user').where({ id }).forUpdate().first('id');
    return memberById(conn, id);
  },
});
