import { exists, notFound } from '@setu/kit/core';
import { type TableConn, violationsAs } from '@setu/kit/db';
import { firstRow, rows } from '../../store/rows.js';
import type { PersonContact } from '../domain/contact.js';
import { signingRoles } from '../domain/permissions.js';
import type { Member, User } from '../domain/user.js';
import { type MemberRow, memberColumns, memberFromRow } from './member-rows.js';
import type { PeopleTables } from './tables.js';

/** A user who can sign in with a password. The hash is missing until a password is set. */
export interface Account {
  member: Member;
  passwordHash?: string;
}

const from = 'from app_user u join company c on c.id = u.company_id';
const manages = `c.type = 'broker' and u.roles && array['TEAM_MANAGER', 'TEAM_ADMIN']`;

const addRoleQuery = `
  update app_user set roles = array_append(array_remove(roles, :role), :role), auth_epoch = auth_epoch + 1,
    version = version + 1, updated_at = :now
  where id = :id`;

const uniqueEmail = violationsAs({ app_user_email_key: () => exists('email', 'email_taken') });

const readMembers = `select ${memberColumns} ${from}`;
const readManagers = `${readMembers} where u.status = 'active' and ${manages} order by u.surname, u.name, u.id`;
// An existing account takes precedence over a deleted one with the same address.
const readAccount = `select ${memberColumns}, p.password_hash ${from} left join credential p on p.user_id = u.id
  where u.email = ? order by u.status = 'deleted', u.created_at desc, u.id limit 1`;

/** Users and their passwords. */
export function userStore(conn: TableConn<PeopleTables>) {
  const members = async (where: string, bindings: readonly (string | string[])[]) =>
    (await rows<MemberRow>(conn, `${readMembers} where ${where}`, bindings)).map(memberFromRow);
  const activeIds = async (where: string, bindings: readonly (string | string[])[] = []): Promise<string[]> =>
    (await rows<{ id: string }>(conn, `select u.id ${from} where u.status = 'active' and ${where}`, bindings)).map(
      ({ id }) => id,
    );
  const byId = async (id: string): Promise<Member | undefined> => (await members('u.id = ?', [id]))[0];
  return {
    byId,
    byIds: (ids: readonly string[]): Promise<Member[]> => members('u.id = any(?)', [[...ids]]),
    byEmail: async (email: string): Promise<Account | undefined> => {
      const row = await firstRow<MemberRow & { password_hash: string | null }>(conn, readAccount, [email]);
      return row && { member: memberFromRow(row), passwordHash: row.password_hash ?? undefined };
    },
    /** Returns the broker's active managers and senior managers, by name. */
    managers: async (): Promise<Member[]> => (await rows<MemberRow>(conn, readManagers)).map(memberFromRow),
    /** Returns a company's active users who may sign for it, by name. */
    signersOf: (companyId: string): Promise<Member[]> =>
      members(`u.company_id = ? and u.status = 'active' and u.roles && ? order by u.surname, u.name, u.id`, [
        companyId,
        [...signingRoles],
      ]),
    /** Returns a company's active users, by name. */
    activeOf: (companyId: string): Promise<Member[]> =>
      members(`u.company_id = ? and u.status = 'active' order by u.surname, u.name, u.id`, [companyId]),
    /** Returns a company's users who are not deleted, by name. */
    membersOf: (companyId: string): Promise<Member[]> =>
      members(`u.company_id = ? and u.status <> 'deleted' order by u.surname, u.name, u.id`, [companyId]),
    managerIds: (): Promise<string[]> => activeIds(manages),
    reviewerIds: (): Promise<string[]> => activeIds(`c.type = 'broker' and 'TEAM_PRODUCT_REVIEWER' = any(u.roles)`),
    /** Returns the ids of a company's active users. Returns none for an empty id. */
    idsOfCompany: async (companyId: string): Promise<string[]> =>
      companyId === '' ? [] : activeIds('u.company_id = ?', [companyId]),
    /** Returns those of the given users who are active, and locks them against erasure until the transaction ends. */
    activeAmong: (ids: readonly string[]): Promise<string[]> =>
      activeIds('u.id = any(?) order by u.id for share of u', [[...ids]]),
    /**
     * Returns users whose names are about to be stored, and locks them against erasure until the transaction ends. A
     * later erasure then finds the stored names. A user who is already erased has no name.
     */
    named: (ids: readonly string[]): Promise<Member[]> =>
      members('u.id = any(?) order by u.id for share of u', [[...ids]]),
    rehash: async (userId: string, passwordHash: string): Promise<void> => {
      await conn('credential').where({ user_id: userId }).update({ password_hash: passwordHash });
    },
    /** Locks the set of a company's users against other changes until the transaction ends. */
    lockCompany: async (companyId: string): Promise<void> => {
      await conn.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`team ${companyId}`]);
    },
    /** Stores a user's name and phones. */
    setContact: async (id: string, contact: PersonContact, now: Date): Promise<Member> => {
      const { mobilePhone, workPhone, workAddPhone, ...names } = contact;
      const phones = { mobile_phone: mobilePhone, work_phone: workPhone, work_add_phone: workAddPhone };
      await conn('app_user')
        .where({ id })
        .update({ ...names, ...phones, updated_at: now })
        .increment({ version: 1 });
      const member = await byId(id);
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
      return changed === 0 ? undefined : byId(id);
    },
    /** Sets or removes a user's picture. */
    setAvatar: async (id: string, avatarId: string | undefined, now: Date): Promise<Member | undefined> => {
      await conn('app_user')
        .where({ id })
        .update({ avatar_id: avatarId ?? null, updated_at: now })
        .increment({ version: 1 });
      return byId(id);
    },
    /** Erases all data of a user. Only the id and the company remain. */
    erase: async (id: string, now: Date): Promise<Member | undefined> => {
      const nothing = { name: '', surname: '', patronymic: '', mobile_phone: '', work_phone: '', work_add_phone: '' };
      await conn('app_user')
        .where({ id })
        .update({ ...nothing, email: '', avatar_id: null, status: 'deleted', updated_at: now })
        .increment({ version: 1 });
      return byId(id);
    },
    /** Adds a role to a user and raises the epoch. */
    addRole: async (id: string, role: User['roles'][number], now: Date): Promise<Member | undefined> => {
      await conn.raw(addRoleQuery, { id, role, now });
      return byId(id);
    },
    /** Returns a user and locks them until the transaction ends. */
    lock: async (id: string): Promise<Member | undefined> => {
      await conn('app_user').where({ id }).forUpdate().first('id');
      return byId(id);
    },
    /** Stores roles and status, and raises the epoch, which ends all earlier sessions. */
    setAccess: async (id: string, access: Pick<User, 'roles' | 'status'>, now: Date): Promise<Member> => {
      await conn('app_user')
        .where({ id })
        .update({ ...access, updated_at: now })
        .increment({ auth_epoch: 1, version: 1 });
      const member = await byId(id);
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
      return changed === 0 ? undefined : byId(id);
    },
  };
}
