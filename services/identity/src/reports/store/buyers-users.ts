import { firstRow, type Queries, rows } from '../../store/rows.js';
import type { ReportRow, ReportSource } from '../domain/report.js';
import { registeredBars } from './registered-bars.js';

const orders: Readonly<Record<string, string>> = {
  company: 'company',
  person: 'p.person',
  created: 'p.created_at',
};

// Erased users are left out. An open invite for someone without an account counts as an invited user.
const people = `(
  select u.id, btrim(concat(u.surname, ' ', u.name)) as person, u.email, u.company_id, u.roles, u.status as standing,
    u.created_at
  from app_user u join company c on c.id = u.company_id
  where c.type = 'customer' and c.deleted_at is null and u.status <> 'deleted'
  union all
  select i.id, btrim(concat(i.surname, ' ', i.name)), i.email, i.company_id, i.roles, 'invited', i.created_at
  from invite i join company c on c.id = i.company_id
  where c.type = 'customer' and c.deleted_at is null and i.status = 'sent' and i.user_id is null
) p`;

// Computed for the rows of the page only. A user who is not signed in has no session, but their known browsers are
// stored longer.
const lastSeen = `greatest((select max(s.last_seen_at) from session s where s.user_id = p.id),
  (select max(d.last_used_at) from known_device d where d.user_id = p.id))`;

/** The report on customers' users, including open invites: their roles, their status, and when they were last seen. */
export const buyersUsers = (conn: Queries): ReportSource => ({
  head: async (params) => {
    const [counted, points] = await Promise.all([
      firstRow<{ total: number }>(conn, `select count(*)::integer as total from ${people}`),
      registeredBars(conn, { from: people, where: 'true', at: 'p.created_at' }, params),
    ]);
    return { total: counted?.total ?? 0, sums: {}, points };
  },

  page: async ({ sort, timeZone }, { limit, offset }): Promise<ReportRow[]> => {
    const direction = sort.descending ? 'desc' : 'asc';
    const found = await rows<{ id: string; roles: string[] }>(
      conn,
      `select p.id, p.person, p.email, p.company, p.tax_number, p.roles, p.standing,
          to_char(p.created_at at time zone ?, 'YYYY-MM-DD') as created, ${lastSeen} as last_seen
        from (select p.*, c.short_name as company, c.inn as tax_number from ${people} join company c on c.id = p.company_id
          order by ${orders[sort.key] ?? 'company'} ${direction}, p.person, p.id limit ? offset ?) p
        order by ${orders[sort.key] ?? 'company'} ${direction}, p.person, p.id`,
      [timeZone || 'UTC', limit, offset],
    );
    return found.map(({ id, roles, ...cells }) => ({ id, cells: { ...cells, roles: roles.join(',') } }));
  },
});
