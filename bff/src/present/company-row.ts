import type { CompanyRowView } from '@setu/contract';
import type { CompanyRow } from '@setu/proto/identity/companies';
import type { CompanyLoad } from '@setu/proto/request/company_loads';
import { businessTypeWord } from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';
import { permissionNames } from './company.js';
import { personOrNull } from './person.js';
import { namedView } from './reference.js';
import { textOrNull, textsIn } from './text.js';

/** The requests of the companies of a page, by company id. Null if they are unavailable. */
export type CompanyLoads = Record<string, CompanyLoad> | null;

const requestsView = (loads: CompanyLoads, companyId: string): CompanyRowView['requests'] => {
  const load = loads?.[companyId];
  return loads && { open: load?.open ?? 0, published: load?.published ?? 0, last_at: load ? load.lastAt : null };
};

/** Presents a company for the broker's lists. */
export const companyRowView = (row: CompanyRow, loads: CompanyLoads, language: Language): CompanyRowView => ({
  ...{ id: row.id, short_name: row.shortName, tax_number: row.taxNumber },
  ...{ inn: textOrNull(row.inn), kpp: textOrNull(row.kpp), pan: textOrNull(row.pan), gstn: textOrNull(row.gstn) },
  registration_date: textOrNull(row.registrationDate),
  business_type: businessTypeWord(row.businessType) ?? null,
  industries: row.industries.map((industry) => namedView(industry, language)),
  broker_manager: personOrNull(row.brokerManager),
  ...textsIn(language, { city: row.city }),
  ...{ active: row.active, blacklisted: row.blacklisted, is_commerce_allowed: row.isCommerceAllowed },
  created_at: row.createdAt,
  requests: requestsView(loads, row.id),
  permissions: permissionNames(row.permissions),
});
