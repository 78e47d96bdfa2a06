import { likeContaining, type TableConn } from '@setu/kit/db';
import { rows } from '../../store/rows.js';
import type { CompanyFilter, CompanySort } from '../domain/company-list.js';
import type { Company } from '../domain/company-page.js';
import { type CompanyTables, hasSigned } from './companies.js';

/** A company as a list shows it. */
export interface ListedCompany
  extends Pick<
    Company,
    | 'id'
    | 'type'
    | 'shortName'
    | 'inn'
    | 'kpp'
    | 'pan'
    | 'gstn'
    | 'registrationDate'
    | 'businessType'
    | 'industries'
    | 'city'
    | 'active'
    | 'blacklisted'
    | 'createdAt'
  > {
  regulationConfirmed: boolean;
  brokerManagerId?: string;
}

interface ListedRow {
  id: string;
  type: Company['type'];
  short_name: string;
  inn: string;
  kpp: string;
  pan: string;
  gstn: string;
  registration_date: string | null;
  business_type: Company['businessType'];
  industries: Company['industries'];
  broker_manager_id: string | null;
  city_en: string;
  city_ru: string;
  active: boolean;
  blacklisted: boolean;
  regulation_confirmed: boolean;
  created_at: Date;
}

const orders: Record<CompanySort, string[]> = {
  name: ['c.short_name'],
  business_type: ['c.business_type', 'c.short_name'],
  manager: ['m.surname', 'm.name', 'c.short_name'],
  created_at: ['c.created_at'],
};

const columns = `c.id, c.type, c.short_name, c.inn, c.kpp, c.pan, c.gstn, c.registration_date::text,
  c.business_type, c.industries, c.broker_manager_id, coalesce(a.city_en, '') as city_en,
  coalesce(a.city_ru, '') as city_ru, c.active, c.blacklisted,
  ${hasSigned} as regulation_confirmed, c.created_at`;

// A customer that a manager entered for a request is listed only after the request is published.
const isListed = 'c.deleted_at is null and (c.made_for_request_id is null or c.made_for_published)';

/** The texts of a company that a search reads. The goods of a supplier let a manager find one for a product. */
const searched = `concat_ws(' ', c.short_name, c.full_name, c.inn, c.pan, c.export_product_list_en,
  c.export_product_list_ru)`;

type Binding = string | string[] | number;

const conditionsOf = (filter: CompanyFilter): { sql: string; bindings: Binding[] } => {
  const { types, search, managerIds, businessTypes, industryIds } = filter;
  // For a single type, an index has the rows in the list's order.
  const [type = '', ...others] = types;
  const ofTypes: [string, Binding] = others.length === 0 ? ['c.type = ?', type] : ['c.type = any(?)', [...types]];
  const parts: [string, ...Binding[]][] = [ofTypes, [isListed]];
  if (search !== '') parts.push([`${searched} ilike ?`, likeContaining(search)]);
  if (managerIds.length > 0) parts.push(['c.broker_manager_id = any(?::uuid[])', managerIds]);
  if (businessTypes.length > 0) parts.push(['c.business_type = any(?)', businessTypes]);
  if (industryIds.length > 0) {
    const one = `exists (select 1 from jsonb_array_elements(c.industries) i where i ->> 'id' = any(?))`;
    parts.push([one, industryIds]);
  }
  const states = [
    ...(filter.isUnsigned ? [`(c.type = 'customer' and c.active and not ${hasSigned})`] : []),
    ...(filter.isLocked ? ['not c.active'] : []),
  ];
  if (states.length > 0) parts.push([`(${states.join(' or ')})`]);
  return { sql: parts.map(([sql]) => sql).join(' and '), bindings: parts.flatMap(([, ...bound]) => bound) };
};

const fromRow = (row: ListedRow): ListedCompany => ({
  ...{ id: row.id, type: row.type, shortName: row.short_name },
  ...{ inn: row.inn, kpp: row.kpp, pan: row.pan, gstn: row.gstn, registrationDate: row.registration_date ?? '' },
  ...{ businessType: row.business_type, industries: row.industries, active: row.active },
  ...{ blacklisted: row.blacklisted, regulationConfirmed: row.regulation_confirmed, createdAt: row.created_at },
  city: { en: row.city_en, ru: row.city_ru },
  brokerManagerId: row.broker_manager_id ?? undefined,
});

/** The companies as the broker lists them. */
export function companyListStore(conn: TableConn<CompanyTables>) {
  return {
    /** Returns a page of the companies that match a filter, in a stable order, and their total number. */
    page: async (
      filter: CompanyFilter,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<{ companies: ListedCompany[]; total: number }> => {
      const { sql, bindings } = conditionsOf(filter);
      const direction = filter.sort.descending ? 'desc' : 'asc';
      const order = [...orders[filter.sort.key], 'c.id'].map((column) => `${column} ${direction}`).join(', ');
      const joins = `company c left join company_address a on a.company_id = c.id
        left join app_user m on m.id = c.broker_manager_id`;
      const found = await rows<ListedRow>(
        conn,
        `select ${columns} from ${joins} where ${sql} order by ${order} limit ? offset ?`,
        [...bindings, limit, offset],
      );
      const [counted] = await rows<{ total: number }>(
        conn,
        `select count(*)::integer as total from company c where ${sql}`,
        bindings,
      );
      return { companies: found.map(fromRow), total: counted?.total ?? 0 };
    },
  };
}
