import type { Conn } from '@setu/kit/db';
import type { CompanyType } from '../domain/account.js';
import type { Company } from '../domain/company-page.js';
import { firstRow, rows } from './rows.js';

type CompanyRow = Omit<Company, 'legalAddressLine' | 'city' | 'exportProductList' | 'contact'> & {
  line_en: string | null;
  line_ru: string | null;
  city_en: string | null;
  city_ru: string | null;
  export_en: string;
  export_ru: string;
  contact: Company['contact'];
};

/** A company as other services keep a copy of it. */
export interface CompanySummary {
  id: string;
  type: CompanyType;
  shortName: string;
  inn: string;
  active: boolean;
  blacklisted: boolean;
  regulationConfirmed: boolean;
  brokerManagerId: string;
  cityEn: string;
  cityRu: string;
  version: number;
}

const readCompany = `
  select c.id, c.type, c.short_name as "shortName", c.full_name as "fullName", c.inn, c.kpp, c.ogrn, c.pan, c.gstn,
    c.import_export_code as "importExportCode", c.web_site as "webSite", c.business_type as "businessType",
    c.industries, c.export_product_list_en as export_en, c.export_product_list_ru as export_ru,
    c.broker_files as "brokerFiles", c.broker_manager_id as "brokerManagerId",
    coalesce(to_char(c.registration_date, 'YYYY-MM-DD'), '') as "registrationDate", c.created_at as "createdAt",
    c.active, c.blacklisted, c.deleted_at is not null as deleted,
    c.regulation_confirmed_at is not null as "regulationConfirmed",
    a.line_en, a.line_ru, a.city_en, a.city_ru,
    case when k.company_id is null then null else json_build_object('name', k.name, 'surname', k.surname,
      'patronymic', k.patronymic, 'designation', k.designation, 'phone', k.phone,
      'additionalPhone', k.additional_phone, 'email', k.email, 'additionalEmail', k.additional_email) end as contact
  from company c left join company_address a on a.company_id = c.id left join company_contact k on k.company_id = c.id
  where c.id = ?`;

const readSummary = `
  select c.id, c.type, c.short_name as "shortName", c.inn, c.active, c.blacklisted,
    c.regulation_confirmed_at is not null as "regulationConfirmed",
    coalesce(c.broker_manager_id::text, '') as "brokerManagerId",
    coalesce(a.city_en, '') as "cityEn", coalesce(a.city_ru, '') as "cityRu", c.version
  from company c left join company_address a on a.company_id = c.id
  where c.id = ?`;

/** Companies with their address and contact. */
export function companyStore(conn: Conn) {
  return {
    byId: async (id: string): Promise<Company | null> => {
      const row = await firstRow<CompanyRow>(conn, readCompany, [id]);
      return row === null ? null : toCompany(row);
    },
    /** Writes whether the company is open; null when it is unknown or already so. */
    setActive: async (id: string, active: boolean, now: Date): Promise<CompanySummary | null> => {
      const changed = await rows(
        conn,
        `update company set active = ?, version = version + 1, updated_at = ?
          where id = ? and active <> ? and deleted_at is null returning id`,
        [active, now, id, active],
      );
      return changed.length === 0 ? null : await firstRow<CompanySummary>(conn, readSummary, [id]);
    },
  };
}

function toCompany({ line_en, line_ru, city_en, city_ru, export_en, export_ru, ...rest }: CompanyRow): Company {
  return {
    ...rest,
    legalAddressLine: { en: line_en ?? '', ru: line_ru ?? '' },
    city: { en: city_en ?? '', ru: city_ru ?? '' },
    exportProductList: { en: export_en, ru: export_ru },
  };
}
