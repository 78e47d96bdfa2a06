import { likeContaining } from '@setu/kit/db';
import type { User } from '../../people/domain/user.js';
import { type Queries, rows } from '../../store/rows.js';
import type { TeamSort } from '../domain/team.js';

/** A row of a company's team list: a user or an open invite. */
export interface TeamLine {
  id: string;
  isInvite: boolean;
  name: string;
  surname: string;
  patronymic: string;
  email: string;
  roles: User['roles'];
  status: User['status'];
  createdAt: Date;
  /** For an invite: the end of its link's validity, and the data from which the link is made. */
  validFor: Date | undefined;
  term: number;
  tokenHash: Buffer | undefined;
  lastSeenAt: Date | undefined;
  avatarId: string | undefined;
}

/** Selects rows: one company, filtered by a part of a name or an address. */
export interface TeamFilter {
  companyId: string;
  search: string;
}

interface TeamRow {
  id: string;
  is_invite: boolean;
  name: string;
  surname: string;
  patronymic: string;
  email: string;
  roles: User['roles'];
  status: User['status'];
  created_at: Date;
  valid_for: Date | null;
  term: number;
  token_hash: Buffer | null;
  last_seen_at: Date | null;
  avatar_id: string | null;
}

const lines = `
  with line as (
    select u.id, false as is_invite, u.name, u.surname, u.patronymic, u.email, u.roles, u.status, u.created_at,
      null::timestamptz as valid_for, 0 as term, null::bytea as token_hash,
      u.avatar_id
    from app_user u where u.company_id = ?
    union all
    select i.id, true, i.name, i.surname, i.patronymic, i.email, i.roles, 'invited', i.created_at, i.valid_for, i.term,
      i.token_hash, null::uuid
    from invite i where i.company_id = ? and i.status = 'sent'
  ), found as (
    select * from line
    where concat_ws(' ', surname, name, patronymic, email) ilike ? or concat_ws(' ', name, surname) ilike ?
  )`;

const orders: Record<TeamSort, string> = {
  name: 'surname {}, name {}, patronymic {}',
  roles: 'roles {}, surname, name',
  status: 'status {}, surname, name',
  email: 'email {}',
};

const orderBy = (sort: { key: TeamSort; isDescending: boolean } | undefined): string =>
  sort === undefined
    ? `array_position(array['active', 'invited', 'disabled', 'deleted'], status::text), surname, name, patronymic`
    : orders[sort.key].replaceAll('{}', sort.isDescending ? 'desc' : 'asc');

const bindings = ({ companyId, search }: TeamFilter): string[] => {
  const part = likeContaining(search);
  return [companyId, companyId, part, part];
};

/** The store of a company's users and open invites as one list. */
export function teamStore(conn: Queries) {
  return {
    list: async (
      filter: TeamFilter & {
        statuses: readonly User['status'][];
        sort: { key: TeamSort; isDescending: boolean } | undefined;
      },
      { limit, offset }: { limit: number; offset: number },
    ): Promise<TeamLine[]> => {
      const found = await rows<TeamRow>(
        conn,
        `${lines} select f.*, (select max(s.last_seen_at) from session s where s.user_id = f.id) as last_seen_at
         from found f where status = any(?) order by ${orderBy(filter.sort)}, id limit ? offset ?`,
        [...bindings(filter), [...filter.statuses], limit, offset],
      );
      return found.map(fromRow);
    },
    /** Returns the number of rows by status. */
    counts: (filter: TeamFilter): Promise<{ status: User['status']; count: number }[]> =>
      rows(conn, `${lines} select status, count(*)::int as count from found group by status`, bindings(filter)),
    /** Returns the suppliers that a user manages, by name. */
    suppliersOf: async (userId: string): Promise<{ id: string; shortName: string }[]> =>
      rows(
        conn,
        `select id, short_name as "shortName" from company
         where broker_manager_id = ? and type = 'supplier' and deleted_at is null order by short_name, id limit 100`,
        [userId],
      ),
    /**
     * Moves all companies of a manager to another manager and returns the companies' ids. Without another manager, they
     * become unassigned.
     */
    handOverCompanies: async (fromId: string, toId: string | undefined, now: Date): Promise<string[]> => {
      const moved = await rows<{ id: string }>(
        conn,
        `update company set broker_manager_id = ?, version = version + 1, updated_at = ?
         where broker_manager_id = ? returning id`,
        [toId ?? null, now, fromId],
      );
      return moved.map(({ id }) => id);
    },
  };
}

const fromRow = (row: TeamRow): TeamLine => ({
  id: row.id,
  isInvite: row.is_invite,
  name: row.name,
  surname: row.surname,
  patronymic: row.patronymic,
  email: row.email,
  roles: row.roles,
  status: row.status,
  createdAt: row.created_at,
  validFor: row.valid_for ?? undefined,
  term: row.term,
  tokenHash: row.token_hash ?? undefined,
  lastSeenAt: row.last_seen_at ?? undefined,
  avatarId: row.avatar_id ?? undefined,
});
