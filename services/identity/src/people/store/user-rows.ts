import type { TableConn } from '@setu/kit/db';
import { rows } from '../../store/rows.js';
import type { Member } from '../domain/user.js';
import { type MemberRow, memberColumns, memberFromRow } from './member-rows.js';
import type { PeopleTables } from './tables.js';

type Bindings = readonly (string | string[])[];

/** Users with their companies. */
export const from = 'from app_user u join company c on c.id = u.company_id';

/** Selects members. A condition follows. */
export const readMembers = `select ${memberColumns} ${from}`;

/** Returns the users that match a condition. */
export const membersWhere = async (
  conn: TableConn<PeopleTables>,
  where: string,
  bindings: Bindings,
): Promise<Member[]> => (await rows<MemberRow>(conn, `${readMembers} where ${where}`, bindings)).map(memberFromRow);

/** Returns a user, or undefined for an unknown id. */
export const memberById = async (conn: TableConn<PeopleTables>, id: string): Promise<Member | undefined> =>
  (await membersWhere(conn, 'u.id = ?', [id]))[0];

/** Returns the ids of the active users that match a condition. */
export const activeIdsWhere = async (
  conn: TableConn<PeopleTables>,
  where: string,
  bindings: Bindings = [],
): Promise<string[]> => {
  const found = await rows<{ id: string }>(
    conn,
    `select u.id ${from} where u.status = 'active' and ${where}`,
    bindings,
  );
  return found.map(({ id }) => id);
};
