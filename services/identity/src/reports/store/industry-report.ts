import { firstRow, type Queries, rows } from '../../store/rows.js';
import type { ReportRow, ReportSource } from '../domain/report.js';

const suppliers = `company c where c.type = 'supplier' and c.deleted_at is null
  and (c.made_for_request_id is null or c.made_for_published)`;

const orders: Readonly<Record<string, string>> = { companies: 'companies', industry: 'industry' };

// A company that names an industry twice counts once.
const byIndustry = (locale: 'en' | 'ru'): string => {
  const otherLocale = locale === 'en' ? 'ru' : 'en';
  return `select i.id, i.position, coalesce(nullif(i.name_${locale}, ''), i.name_${otherLocale}) as industry,
      coalesce(of_it.companies, 0)::integer as companies, coalesce(of_it.locked, 0)::integer as locked
    from industry i left join (
      select named ->> 'id' as id, count(distinct c.id) as companies,
        count(distinct c.id) filter (where not c.active or c.blacklisted) as locked
      from (select * from ${suppliers}) c, jsonb_array_elements(c.industries) as named group by 1
    ) of_it on of_it.id = i.id::text`;
};

/** The report on industries: how many suppliers work in each, and how many of these are hidden from the public. */
export const industryReport = (conn: Queries): ReportSource => ({
  head: async ({ locale }) => {
    const [counted, sums, points] = await Promise.all([
      firstRow<{ total: number }>(conn, 'select count(*)::integer as total from industry'),
      firstRow<{ companies: string; locked: string }>(
        conn,
        `select count(*)::text as companies, (count(*) filter (where not c.active or c.blacklisted))::text as locked
          from (select * from ${suppliers}) c where jsonb_array_length(c.industries) > 0`,
      ),
      rows<{ industry: string; companies: number }>(
        conn,
        `select industry, companies from (${byIndustry(locale)}) each_one
          where companies > 0 order by companies desc, position limit 12`,
      ),
    ]);
    return {
      total: counted?.total ?? 0,
      sums: { ...sums },
      points: points.map(({ industry, companies }) => ({ label: industry, values: [companies] })),
    };
  },

  page: async ({ locale, sort }, { limit, offset }): Promise<ReportRow[]> => {
    const order = `${orders[sort.key] ?? 'companies'} ${sort.descending ? 'desc' : 'asc'}`;
    const found = await rows<{ id: string }>(
      conn,
      `select * from (${byIndustry(locale)}) each_one order by ${order}, position, id limit ? offset ?`,
      [limit, offset],
    );
    return found.map(({ id, ...cells }) => ({ id, cells }));
  },
});
