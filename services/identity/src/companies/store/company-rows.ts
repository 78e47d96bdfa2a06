import { contactFrom, type NamedContact } from '@setu/proto/contact-fields';
import { type NamedProfile, profileFrom } from '@setu/proto/supplier-form';
import type { Company, LegalAddress, Production } from '../domain/company-page.js';
import type { CompanySummary } from '../domain/company-summary.js';

export interface SummaryRow {
  id: string;
  type: Company['type'];
  short_name: string;
  inn: string;
  active: boolean;
  blacklisted: boolean;
  regulation_confirmed: boolean;
  broker_manager_id: string | null;
  city_en: string | null;
  city_ru: string | null;
  logo_picture_id: string | null;
  version: number;
}

type AddressPart = 'region' | 'area' | 'street' | 'house' | 'build' | 'housing' | 'flat' | 'zipcode';

export interface CompanyRow extends SummaryRow, NamedProfile, Record<AddressPart, string | null> {
  full_name: string;
  kpp: string;
  ogrn: string;
  web_site: string;
  business_type: Company['businessType'];
  industries: Company['industries'];
  export_product_list_en: string;
  export_product_list_ru: string;
  broker_files: Company['brokerFiles'];
  checks: Company['checks'];
  production: Partial<Production>;
  registration_date: string | null;
  created_at: Date;
  deleted: boolean;
  line_en: string | null;
  line_ru: string | null;
  contact: NamedContact | null;
}

const text = (en: string | null, ru: string | null) => ({ en: en ?? '', ru: ru ?? '' });

export const summaryFromRow = (row: SummaryRow): CompanySummary => ({
  id: row.id,
  type: row.type,
  shortName: row.short_name,
  inn: row.inn,
  active: row.active,
  blacklisted: row.blacklisted,
  regulationConfirmed: row.regulation_confirmed,
  brokerManagerId: row.broker_manager_id ?? undefined,
  city: text(row.city_en, row.city_ru),
  logoPictureId: row.logo_picture_id ?? '',
  version: row.version,
});

const addressFromRow = (row: CompanyRow, city: LegalAddress['city']): LegalAddress => ({
  region: row.region ?? '',
  area: row.area ?? '',
  city,
  street: row.street ?? '',
  house: row.house ?? '',
  build: row.build ?? '',
  housing: row.housing ?? '',
  flat: row.flat ?? '',
  zipcode: row.zipcode ?? '',
});

export const companyFromRow = (row: CompanyRow): Company => {
  const { version: _version, ...summary } = summaryFromRow(row);
  return {
    ...summary,
    fullName: row.full_name,
    kpp: row.kpp,
    ogrn: row.ogrn,
    ...profileFrom(row),
    webSite: row.web_site,
    businessType: row.business_type,
    industries: row.industries,
    exportProductList: text(row.export_product_list_en, row.export_product_list_ru),
    legalAddressLine: text(row.line_en, row.line_ru),
    legalAddr: addressFromRow(row, summary.city),
    brokerFiles: row.broker_files,
    checks: row.checks,
    production: { capacity: text(null, null), markets: text(null, null), staff: 0, area: 0, ...row.production },
    contact: row.contact ? contactFrom(row.contact) : undefined,
    registrationDate: row.registration_date ?? '',
    createdAt: row.created_at,
    deleted: row.deleted,
  };
};
