import type { CompanyRowView } from '@setu/contract';
import type { CompanyRow } from '@setu/proto/identity/companies';
import { businessTypeWord } from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';
import { permissionNames } from './company.js';
import { personOrNull } from './person.js';
import { namedView } from './reference.js';
import { textOrNull, textsIn } from './text.js';

/** Presents a company for the broker's lists. */
export const companyRowView = (row: CompanyRow, language: Language): CompanyRowView => ({
  ...{ id: row.id, short_name: row.shortName, tax_number: row.taxNumber },
  ...{ inn: textOrNull(row.inn), kpp: textOrNull(row.kpp), pan: textOrNull(row.pan), gstn: textOrNull(row.gstn) },
  registration_date: textOrNull(row.registrationDate),
  business_type: businessTypeWord(row.businessType) ?? null,
  industries: row.industries.map((industry) => namedView(industry, language)),
  broker_manager: personOrNull(row.brokerManager),
  ...textsIn(language, { city: row.city }),
  ...{ active: row.active, blacklisted: row.blacklisted, is_commerce_allowed: row.isCommerceAllowed },
  created_at: row.createdAt,
  permissions: permissionNames(row.permissions),
});
