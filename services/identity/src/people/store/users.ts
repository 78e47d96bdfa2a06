import { exists, notFound } from '@setu/kit/core';
import { type TableConn, violationsAs } from '@setu/kit/db';
import { firstRow, rows } from '../../store/rows.js';
import type { PersonContact } from '../domain/contact.js';
import { signingRoles } from '../domain/permissions.js';
import type { Member, User } from '../domain/user.js';
import { type MemberRow, memberColumns, memberFromRow } from './member-rows.js';
import type { PeopleTables } from './tables.js';

/** A person who may be asked for a password; the hash is missing while none was set. */
export interface Account {
  member: Member;
  passwordHash?: string;
}

const from = 'from app_user u join company c on c.id = u.company_id';
const manages = `c.type = 'broker' and u.roles && array['TEAM_MANAGER', 'TEAM_ADMIN']`;

const giveRole = `
  update app_user set roles = array_append(array_remove(roles, :role), :role), auth_epoch = auth_epoch + 1,
    version = version + 1, updated_at = :now
  where id = :id`;

const uniqueEmail = violationsAs({ app_user_email_key: () => exists('email', 'email_taken') });

const readMembers = `select ${memberColumns} ${from}`;
const readManagers = `${readMembers} where u.status = 'active' and ${manages} order by u.surname, u.name, u.id`;
// A live account before a deleted one of the same address.
const readAccount = `select ${memberColumns}, p.password_hash ${from} left join credential p on p.user_id = u.id
  where u.email = ? order by u.status = 'deleted', u.created_at desc, u.id limit 1`;

/** People and their passwords. */
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
    byIds: (wanted: readonly string[]): Promise<Member[]> => members('u.id = any(?)', [[...wanted]]),
    byEmail: async (email: string): Promise<Account | undefined> => {
      const row = await firstRow<MemberRow & { password_hash: string | null }>(conn, readAccount, [email]);
      return row && { member: memberFromRow(row), passwordHash: row.password_hash ?? undefined };
    },
    /** Active managers and seniors of the broker, by name. */
    managers: async (): Promise<Member[]> => (await rows<MemberRow>(conn, readManagers)).map(memberFromRow),
    /** Active people of a company who may sign for it, by name. */
    signersOf: (companyId: string): Promise<Member[]> =>
      members(`u.company_id = ? and u.status = 'active' and u.roles && ? order by u.surname, u.name, u.id`, [
        companyId,
        [...signingRoles],
      ]),
    /** Active people of a company, by name. */
    activeOf: (companyId: string): Promise<Member[]> =>
      members(`u.company_id = ? and u.status = 'active' order by u.surname, u.name, u.id`, [companyId]),
    /** People of a company who were not removed, by name. */
    keptOf: (companyId: string): Promise<Member[]> =>
      members(`u.company_id = ? and u.status <> 'deleted' order by u.surname, u.name, u.id`, [companyId]),
    managerIds: (): Promise<string[]> => activeIds(manages),
    reviewerIds: (): Promise<string[]> => activeIds(`c.type = 'broker' and 'TEAM_PRODUCT_REVIEWER' = any(u.roles)`),
    /** Active people of a company; nobody's for an empty id. */
    idsOfCompany: async (companyId: string): Promise<string[]> =>
      companyId === '' ? [] : activeIds('u.company_id = ?', [companyId]),
    /** Those of them who may work here: nobody erases one of them until the transaction ends. */
    activeAmong: (wanted: readonly string[]): Promise<string[]> =>
      activeIds('u.id = any(?) order by u.id for share of u', [[...wanted]]),
    /**
     * People whose names are going to be kept somewhere: nobody erases one of them until the transaction ends, so that
     * whoever erases him finds it; who is being erased has no name any more.
     */
    named: (wanted: readonly string[]): Promise<Member[]> =>
      members('u.id = any(?) order by u.id for share of u', [[...wanted]]),
    rehash: async (userId: string, passwordHash: string): Promise<void> => {
      await conn('credential').where({ user_id: userId }).update({ password_hash: passwordHash });
    },
    /** Nobody else changes who works in the company until the transaction ends. */
    lockCompany: async (companyId: string): Promise<void> => {
      await conn.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`team ${companyId}`]);
    },
    /** Writes a person's name and phones. */
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
    /** Gives a person another address to sign in with; undefined: somebody else has it. `exists` where one took it just now. */
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
    /** Gives a person a picture, or takes it away. */
    setAvatar: async (id: string, avatarId: string | undefined, now: Date): Promise<Member | undefined> => {
      await conn('app_user')
        .where({ id })
        .update({ avatar_id: avatarId ?? null, updated_at: now })
        .increment({ version: 1 });
      return byId(id);
    },
    /** Nothing is left of a person but that there was one. */
    erase: async (id: string, now: Date): Promise<Member | undefined> => {
      const nothing = { name: '', surname: '', patronymic: '', mobile_phone: '', work_phone: '', work_add_phone: '' };
      await conn('app_user')
        .where({ id })
        .update({ ...nothing, email: '', avatar_id: null, status: 'deleted', updated_at: now })
        .increment({ version: 1 });
      return byId(id);
    },
    /** Gives a person a role more, and raises the epoch. */
    addRole: async (id: string, role: User['roles'][number], now: Date): Promise<Member | undefined> => {
      await conn.raw(giveRole, { id, role, now });
      return byId(id);
    },
    /** Nobody else's to change until the transaction ends. */
    lock: async (id: string): Promise<Member | undefined> => {
      await conn('app_user').where({ id }).forUpdate().first('id');
      return byId(id);
    },
    /** Writes roles and status and raises the epoch, which ends what was signed in before. */
    setStanding: async (id: string, standing: Pick<User, 'roles' | 'status'>, now: Date): Promise<Member> => {
      await conn('app_user')
        .where({ id })
        .update({ ...standing, updated_at: now })
        .increment({ auth_epoch: 1, version: 1 });
      const member = await byId(id);
      if (member === undefined) throw notFound();
      return member;
    },
    /** Writes the status and raises the epoch, which ends what was signed in before; nothing for an unknown person. */
    setStatus: async (id: string, status: User['status'], now: Date): Promise<Member | undefined> => {
      const changed = await conn('app_user')
        .where({ id })
        .update({ status, updated_at: now })
        .increment({ auth_epoch: 1, version: 1 });
      return changed === 0 ? undefined : byId(id);
    },
  };
}
