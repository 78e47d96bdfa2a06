import { exists, notFound } from '@setu/kit/core';
import { type TableConn, violationsAs } from '@setu/kit/db';
import type { PersonContact } from '../domain/contact.js';
import type { Member, User } from '../domain/user.js';
import type { PeopleTables } from './tables.js';
import { memberById } from './user-rows.js';

const addRoleQuery = `
  update app_user set roles = array_append(array_remove(roles, :role), :role), auth_epoch = auth_epoch + 1,
    version = version + 1, updated_at = :now
  where id = :id`;

const uniqueEmail = violationsAs({ app_user_email_key: () => exists('email', 'email_taken') });

/** Changes users. Every change raises the version of the user. */
export const changeUsers = (conn: TableConn<PeopleTables>) => ({
  rehash: async (userId: string, passwordHash: string): Promise<void> => {
    await conn('credential').where({ user_id: userId }).update({ password_hash: passwordHash });
  },

  /** Stores a user's name and phones. */
  setContact: async (id: string, contact: PersonContact, now: Date): Promise<Member> => {
    const { mobilePhone, workPhone, workAddPhone, ...names } = contact;
    const phones = { mobile_phone: mobilePhone, work_phone: workPhone, work_add_phone: workAddPhone };
    await conn('app_user')
      .where({ id })
      .update({ ...names, ...phones, updated_at: now })
      .increment({ version: 1 });
    const member = await memberById(conn, id);
    if (member === undefined) throw notFound();
    return member;
  },

  /**
   * Changes a user's sign-in address. Returns undefined if another user already has the address. Throws `exists` if
   * another user takes the address at the same moment.
   */
  setEmail: async (id: string, email: string, now: Date): Promise<Member | undefined> => {
    const others = conn('app_user').where({ email }).whereNot({ status: 'deleted' }).whereNot({ id });
    const changed = await uniqueEmail(
      conn('app_user')
        .where({ id })
        .whereNotExists(others.select('id'))
        .update({ email, updated_at: now })
        .increment({ version: 1 }),
    );
    return changed === 0 ? undefined : memberById(conn, id);
  },

  /** Sets or removes a user's picture. */
  setAvatar: async (id: string, avatarId: string | undefined, now: Date): Promise<Member | undefined> => {
    await conn('app_user')
      .where({ id })
      .update({ avatar_id: avatarId ?? null, updated_at: now })
      .increment({ version: 1 });
    return memberById(conn, id);
  },

  /** Erases all data of a user. Only the id and the company remain. */
  erase: async (id: string, now: Date): Promise<Member | undefined> => {
    const nothing = { name: '', surname: '', patronymic: '', mobile_phone: '', work_phone: '', work_add_phone: '' };
    await conn('app_user')
      .where({ id })
      .update({ ...nothing, email: '', avatar_id: null, status: 'deleted', updated_at: now })
      .increment({ version: 1 });
    return memberById(conn, id);
  },

  /** Adds a role to a user and raises the epoch. */
  addRole: async (id: string, role: User['roles'][number], now: Date): Promise<Member | undefined> => {
    await conn.raw(addRoleQuery, { id, role, now });
    return memberById(conn, id);
  },

  /** Stores roles and status, and raises the epoch, which ends all earlier sessions. */
  setAccess: async (id: string, access: Pick<User, 'roles' | 'status'>, now: Date): Promise<Member> => {
    await conn('app_user')
      .where({ id })
      .update({ ...access, updated_at: now })
      .increment({ auth_epoch: 1, version: 1 });
    const member = await memberById(conn, id);
    if (member === undefined) throw notFound();
    return member;
  },

  /**
   * Stores the status, and raises the epoch, which ends all earlier sessions. Returns undefined for an unknown user.
   */
  setStatus: async (id: string, status: User['status'], now: Date): Promise<Member | undefined> => {
    const changed = await conn('app_user')
      .where({ id })
      .update({ status, updated_at: now })
      .increment({ auth_epoch: 1, version: 1 });
    return changed === 0 ? undefined : memberById(conn, id);
  },
});
