import type { Conn } from '@setu/kit/db';
import type { UserStatus } from '../domain/account.js';
import type { Member } from '../domain/session.js';
import { firstRow, rows } from './rows.js';
import { type MemberRow, memberColumns, toMember } from './user-rows.js';

const from = 'from app_user u join company c on c.id = u.company_id';
const brokerManager = `c.type = 'broker' and u.roles && array['TEAM_MANAGER', 'TEAM_ADMIN']`;

/** People and their passwords. */
export function userStore(conn: Conn) {
  const members = async (tail: string, bindings: readonly unknown[]): Promise<Member[]> =>
    (await rows<MemberRow>(conn, `select ${memberColumns} ${from} ${tail}`, bindings)).map(toMember);
  const ids = async (tail: string, bindings: readonly unknown[]): Promise<string[]> =>
    (await rows<{ id: string }>(conn, `select u.id ${from} where u.status = 'active' and ${tail}`, bindings)).map(
      (row) => row.id,
    );
  return {
    byId: async (id: string): Promise<Member | null> => (await members('where u.id = ?', [id]))[0] ?? null,
    byIds: (wanted: readonly string[]): Promise<Member[]> => members('where u.id = any(?)', [wanted]),
    /** A live account before a deleted one of the same address; the hash is null while none was set. */
    byEmail: async (email: string): Promise<{ member: Member; passwordHash: string | null } | null> => {
      const row = await firstRow<MemberRow & { password_hash: string | null }>(
        conn,
        `select ${memberColumns}, p.password_hash ${from} left join credential p on p.user_id = u.id
          where u.email = ? order by u.status = 'deleted', u.created_at desc, u.id limit 1`,
        [email],
      );
      return row === null ? null : { member: toMember(row), passwordHash: row.password_hash };
    },
    /** Active managers and seniors of the broker, by name. */
    managers: (): Promise<Member[]> =>
      members(`where u.status = 'active' and ${brokerManager} order by u.surname, u.name, u.id`, []),
    managerIds: (): Promise<string[]> => ids(brokerManager, []),
    reviewerIds: (): Promise<string[]> => ids(`c.type = 'broker' and 'TEAM_PRODUCT_REVIEWER' = any(u.roles)`, []),
    /** Active people of a company; nobody's for an empty id. */
    idsOfCompany: async (companyId: string): Promise<string[]> =>
      companyId === '' ? [] : ids('u.company_id = ?', [companyId]),
    activeAmong: (wanted: readonly string[]): Promise<string[]> => ids('u.id = any(?)', [wanted]),
    rehash: async (userId: string, passwordHash: string): Promise<void> => {
      await rows(conn, 'update credential set password_hash = ? where user_id = ?', [passwordHash, userId]);
    },
    /** Writes the status and raises the epoch, which ends what was signed in before; null for an unknown person. */
    setStatus: async (id: string, status: UserStatus, now: Date): Promise<Member | null> => {
      const found = await rows(
        conn,
        `update app_user set status = ?, auth_epoch = auth_epoch + 1, version = version + 1, updated_at = ?
          where id = ? returning id`,
        [status, now, id],
      );
      return found.length === 0 ? null : ((await members('where u.id = ?', [id]))[0] ?? null);
    },
  };
}
