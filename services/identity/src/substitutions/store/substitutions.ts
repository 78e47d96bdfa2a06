import { likeContaining, type TableConn } from '@setu/kit/db';
import type { Member } from '../../people/domain/user.js';
import { type MemberRow, memberColumns, memberFromRow } from '../../people/store/member-rows.js';
import { firstRow, rows } from '../../store/rows.js';
import type { Substitution } from '../domain/substitution.js';
import {
  endsAt,
  type SubstitutionRow,
  startsAt,
  substitutionColumns,
  substitutionFromRow,
} from './substitution-rows.js';
import type { SubstitutionTables } from './tables.js';

const inForce = `p.removed_at is null and ${startsAt} <= ? and ${endsAt} > ?`;
const isOpen = `p.removed_at is null and ${endsAt} > ?`;

const readSubstituted = `
  select distinct ${memberColumns}, (max(p.finish_on) over (partition by u.id))::text as finish
  from substitution p join app_user u on u.id = p.user_id join company c on c.id = u.company_id
    join app_user substitute on substitute.id = p.substitute_id
  where p.substitute_id = ? and ${inForce} and substitute.company_id = u.company_id and u.status = 'active'
  order by u.surname, u.name, u.id`;

const read = `select ${substitutionColumns} from substitution p`;

// Both users must be active in the same company. Otherwise no substitution is in force.
const readForSwitch = `${read}
  join app_user u on u.id = p.user_id join app_user substitute on substitute.id = p.substitute_id
  where p.substitute_id = ? and u.email = ? and ${inForce} and u.company_id = substitute.company_id
    and u.status = 'active' and substitute.status = 'active'
  order by ${endsAt} desc limit 1`;

const colleagues = `from app_user u join company c on c.id = u.company_id
  where u.company_id = ? and u.id <> ? and u.status = 'active'
    and concat_ws(' ', u.surname, u.name, u.patronymic) ilike ?`;

const endNow = `update substitution p set removed_at = ?, removed_by_id = ?, end_told_at = ?
  where p.id = ? and ${isOpen} returning p.id`;

/** The active users of a company except one, filtered by a part of their name. */
export interface Colleagues {
  companyId: string;
  butId: string;
  search: string;
}
const bindingsOf = ({ companyId, butId, search }: Colleagues) => [companyId, butId, likeContaining(search)];

/** A new substitution as it is written. */
export interface NewSubstitution extends Omit<Substitution, 'removedAt'> {
  createdById: string;
  createdAt: Date;
}

/** The store of substitutions. */
export function substitutionStore(conn: TableConn<SubstitutionTables>) {
  const found = async (
    sql: string,
    bindings: readonly (string | string[] | Date | number)[],
  ): Promise<Substitution[]> => (await rows<SubstitutionRow>(conn, sql, bindings)).map(substitutionFromRow);
  return {
    /** Returns the active users of the same company whom this user may act for now, by name, with the last day. */
    substitutedBy: async (substituteId: string, now: Date): Promise<(Member & { finish: string })[]> => {
      const found = await rows<MemberRow & { finish: string }>(conn, readSubstituted, [substituteId, now, now]);
      return found.map((row) => ({ ...memberFromRow(row), finish: row.finish }));
    },
    byId: async (id: string): Promise<Substitution | undefined> => (await found(`${read} where p.id = ?`, [id]))[0],
    /** Returns the substitution by which this user may act now for the user with that email address. */
    forSwitch: async (substituteId: string, email: string, now: Date): Promise<Substitution | undefined> =>
      (await found(readForSwitch, [substituteId, email, now, now]))[0],
    /** Returns the current and future substitutions in which these users have a substitute. */
    openOf: (userIds: readonly string[], now: Date): Promise<Substitution[]> =>
      found(`${read} where p.user_id = any(?) and ${isOpen} order by ${startsAt}, p.id`, [[...userIds], now]),
    /** Returns the current and future substitutions in which this user is the substitute. */
    openBy: (substituteId: string, now: Date): Promise<Substitution[]> =>
      found(`${read} where p.substitute_id = ? and ${isOpen} order by ${startsAt}, p.id`, [substituteId, now]),
    /** Returns the current and future substitutions in which these users have a substitute or are one. */
    openAround: (userIds: readonly string[], now: Date): Promise<Substitution[]> => {
      const ids = [...userIds];
      const isTheirs = '(p.user_id = any(?) or p.substitute_id = any(?))';
      return found(`${read} where ${isTheirs} and ${isOpen} order by ${startsAt}, p.id`, [ids, ids, now]);
    },
    /** Returns a page of colleagues, by name. */
    colleagues: async (filter: Colleagues, { limit, offset }: { limit: number; offset: number }): Promise<Member[]> => {
      const sql = `select ${memberColumns} ${colleagues} order by u.surname, u.name, u.id limit ? offset ?`;
      return (await rows<MemberRow>(conn, sql, [...bindingsOf(filter), limit, offset])).map(memberFromRow);
    },
    countColleagues: async (filter: Colleagues): Promise<number> =>
      (await rows<{ n: number }>(conn, `select count(*)::int as n ${colleagues}`, bindingsOf(filter)))[0]?.n ?? 0,
    /** Locks these users' substitutions until the transaction ends. */
    lockPeople: async (userIds: readonly string[]): Promise<void> => {
      await rows(conn, 'select id from app_user where id = any(?) order by id for update', [[...userIds]]);
    },
    insert: async (made: NewSubstitution): Promise<void> => {
      await conn('substitution').insert({
        ...{ id: made.id, user_id: made.userId, substitute_id: made.substituteId },
        ...{ start_on: made.start, finish_on: made.finish, time_zone: made.timeZone },
        ...{ starts_at: made.startsAt, ends_at: made.endsAt },
        ...{ created_by_id: made.createdById, created_at: made.createdAt },
      });
    },
    setDays: async (id: string, days: Omit<Substitution, 'id' | 'userId' | 'substituteId'>): Promise<void> => {
      await conn('substitution')
        .where({ id })
        .update({
          ...{ start_on: days.start, finish_on: days.finish, time_zone: days.timeZone },
          ...{ starts_at: days.startsAt, ends_at: days.endsAt },
        });
    },
    /** Ends a substitution early. Returns false if it was already over. */
    remove: async (id: string, { by, now }: { by: string | undefined; now: Date }): Promise<boolean> => {
      const ended = await rows(conn, endNow, [now, by ?? null, now, id, now]);
      return ended.length > 0;
    },
    /**
     * Locks and returns the substitutions whose users have not been notified yet of the beginning or the end. Skips
     * rows that a concurrent task has locked.
     */
    lockUnnotified: (what: 'begin' | 'end', now: Date, limit: number): Promise<Substitution[]> => {
      const due = what === 'begin' ? `${startsAt} <= ? and ${endsAt} > ?` : `${endsAt} <= ?`;
      const bound = what === 'begin' ? [now, now] : [now];
      const unnotified = `p.removed_at is null and p.end_told_at is null and p.${what}_told_at is null`;
      return found(`${read} where ${unnotified} and ${due} order by p.id limit ? for update of p skip locked`, [
        ...bound,
        limit,
      ]);
    },
    setNotified: async (id: string, what: 'begin' | 'end', now: Date): Promise<void> => {
      await conn('substitution')
        .where({ id })
        .update(what === 'begin' ? { begin_told_at: now } : { end_told_at: now });
    },
    hasBegun: async (id: string): Promise<boolean> =>
      (await firstRow(conn, 'select from substitution where id = ? and begin_told_at is not null', [id])) !== undefined,
    /** Returns the ids of the sessions that use this substitution. */
    sessionsOf: async (id: string): Promise<string[]> =>
      (await rows<{ id: string }>(conn, 'select id from session where substitution_id = ?', [id])).map(
        (session) => session.id,
      ),
  };
}
