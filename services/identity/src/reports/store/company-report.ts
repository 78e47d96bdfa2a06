import { firstRow, type Queries, rows } from '../../store/rows.js';
import type { ReportRow, ReportSource } from '../domain/report.js';
import { registeredBars } from './registered-bars.js';

const orders: Readonly<Record<string, string>> = { company: 'c.short_name', created: 'c.created_at', people: 'people' };

// Deleted companies are included, because their requests and purchases are in the sums. A company made for a request
// that was never published is left out.
const isIncluded = '(c.made_for_request_id is null or c.made_for_published)';

/** SQL for the status of a company, selected as `standing`. */
export const companyStatus = `case when c.deleted_at is not null then 'deleted' when not c.active then 'locked'
  when c.blacklisted then 'hidden' else 'active' end`;

const person = (of: string): string => `btrim(concat(${of}.surname, ' ', ${of}.name))`;

/** The report on all customers or all suppliers: their details and the number of their active users. */
export const companyReport = (conn: Queries, type: 'customer' | 'supplier'): ReportSource => {
  const where = `c.type = '${type}' and ${isIncluded}`;
  const people = `(select count(*)::integer from app_user u where u.company_id = c.id and u.status = 'active')`;
  return {
    head: async (params) => {
      const [counted, points] = await Promise.all([
        firstRow<{ total: number; people: number }>(
          conn,
          `select count(*)::integer as total, coalesce(sum(${people}), 0)::integer as people from company c where ${where}`,
        ),
        registeredBars(conn, { from: 'company c', where, at: 'c.created_at' }, params),
      ]);
      return { total: counted?.total ?? 0, sums: { people: String(counted?.people ?? 0) }, points };
    },

    page: async ({ locale, sort, timeZone }, { limit, offset }): Promise<ReportRow[]> => {
      const otherLocale = locale === 'en' ? 'ru' : 'en';
      const found = await rows<{ id: string }>(
        conn,
        `select c.id, c.short_name as company,
            coalesce(nullif(${type === 'customer' ? 'c.inn' : 'c.pan'}, ''), c.gstn) as tax_number,
            coalesce(nullif(a.city_${locale}, ''), a.city_${otherLocale}) as city, ${person('m')} as manager,
            ${companyStatus} as standing, to_char(c.created_at at time zone ?, 'YYYY-MM-DD') as created,
            to_char(c.regulation_confirmed_at at time zone ?, 'YYYY-MM-DD') as trades_since, ${people} as people
          from company c left join company_address a on a.company_id = c.id
          left join app_user m on m.id = c.broker_manager_id
          where ${where}
          order by ${orders[sort.key] ?? 'c.short_name'} ${sort.descending ? 'desc' : 'asc'}, c.id limit ? offset ?`,
        [timeZone || 'UTC', timeZone || 'UTC', limit, offset],
      );
      return found.map(({ id, ...cells }) => ({ id, cells }));
    },
  };
};
