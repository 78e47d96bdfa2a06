import { likeContaining, preparedRows, type TableConn } from '@setu/kit/db';
import { firstRow } from '../../store/rows.js';
import { signingRoles } from '../domain/permissions.js';
import type { Member } from '../domain/user.js';
import { type MemberRow, memberColumns, memberFromRow } from './member-rows.js';
import type { PeopleTables } from './tables.js';
import { activeIdsWhere, from, memberById, membersWhere, readMembers } from './user-rows.js';

/** A user who can sign in with a password. The hash is missing until a password is set. */
export interface Account {
  member: Member;
  passwordHash?: string;
}

const manages = `c.type = 'broker' and u.roles && array['TEAM_MANAGER', 'TEAM_ADMIN']`;

const readManagers = `${readMembers} where u.status = 'active' and ${manages} order by u.surname, u.name, u.id`;

// An existing account takes precedence over a deleted one with the same address.
const readAccount = `select ${memberColumns}, p.password_hash ${from} left join credential p on p.user_id = u.id
  where u.email = ? order by u.status = 'deleted', u.created_at desc, u.id limit 1`;

/** Reads users with their companies. */
export const findUsers = (conn: TableConn<PeopleTables>) => ({
  byId: (id: string): Promise<Member | undefined> => memberById(conn, id),

  byIds: (ids: readonly string[]): Promise<Member[]> => membersWhere(conn, 'u.id = any(?)', [[...ids]]),

  byEmail: async (email: string): Promise<Account | undefined> => {
    const row = await firstRow<MemberRow & { password_hash: string | null }>(conn, readAccount, [email]);
    return row && { member: memberFromRow(row), passwordHash: row.password_hash ?? undefined };
  },

  /** Returns the broker's active managers and senior managers, by name. */
  managers: async (): Promise<Member[]> => (await preparedRows<MemberRow>(conn, readManagers, [])).map(memberFromRow),

  /**
   * Returns at most 20 users, departed ones included, whose name or email contains the text, by name. Without a text,
   * those of the given company.
   */
  found: (text: string, companyId: string): Promise<Member[]> => {
    const [condition, value] =
      text === ''
        ? ['u.company_id = ?', companyId]
        : ["concat_ws(' ', u.surname, u.name, u.surname, u.email) ilike ?", likeContaining(text)];
    return membersWhere(conn, `${condition} order by u.surname, u.name, u.id limit 20`, [value]);
  },

  /** Returns a company's active users who may sign for it, by name. */
  signersOf: (companyId: string): Promise<Member[]> =>
    membersWhere(conn, `u.company_id = ? and u.status = 'active' and u.roles && ? order by u.surname, u.name, u.id`, [
      companyId,
      [...signingRoles],
    ]),

  /** Returns a company's active users, by name. */
  activeOf: (companyId: string): Promise<Member[]> =>
    membersWhere(conn, `u.company_id = ? and u.status = 'active' order by u.surname, u.name, u.id`, [companyId]),

  /** Returns a company's users who are not deleted, by name. */
  membersOf: (companyId: string): Promise<Member[]> =>
    membersWhere(conn, `u.company_id = ? and u.status <> 'deleted' order by u.surname, u.name, u.id`, [companyId]),

  managerIds: (): Promise<string[]> => activeIdsWhere(conn, manages),

  reviewerIds: (): Promise<string[]> =>
    activeIdsWhere(conn, `c.type = 'broker' and 'TEAM_PRODUCT_REVIEWER' = any(u.roles)`),

  /** Returns the ids of a company's active users. Returns none for an empty id. */
  idsOfCompany: async (companyId: string): Promise<string[]> =>
    companyId === '' ? [] : activeIdsWhere(conn, 'u.company_id = ?', [companyId]),
});
