import type { CompanyView, ObjectPermission } from '@setu/contract';
import { objectPermissions } from '@setu/contract';
import { namedContact } from '@setu/proto/contact-fields';
import type { Company, CompanyCheck, LegalAddress, Production } from '@setu/proto/identity/companies';
import { eachProfileText } from '@setu/proto/supplier-form';
import { businessTypeWord, companyCheckKindWord, companyTypeWord } from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';
import { fileView } from './file.js';
import { personOrNull } from './person.js';
import { namedView } from './reference.js';
import { textOrNull, textsIn } from './text.js';

/** Returns the permissions that this build knows. Newer ones are left out. */
export const permissionNames = (names: readonly string[]): ObjectPermission[] =>
  objectPermissions.filter((name) => names.includes(name));

const addressView = (address: LegalAddress | undefined, language: Language): CompanyView['company']['legal_addr'] => ({
  region: address?.region ?? '',
  area: address?.area ?? '',
  ...textsIn(language, { city: address?.city }),
  street: address?.street ?? '',
  house: address?.house ?? '',
  build: address?.build ?? '',
  housing: address?.housing ?? '',
  flat: address?.flat ?? '',
  zipcode: address?.zipcode ?? '',
});

/** Presents a check. A kind that this build does not know is left out. */
export const checkViews = (check: CompanyCheck, language: Language): CompanyView['checks'] => {
  const kind = companyCheckKindWord(check.kind);
  return kind ? [{ kind, ...textsIn(language, { note: check.note }), checked_on: check.checkedOn }] : [];
};

/** Presents a company's production data. Missing values are null. */
export const productionView = (production: Production | undefined, language: Language): CompanyView['production'] => ({
  ...textsIn(language, {}, { capacity: production?.capacity, markets: production?.markets }),
  staff: production?.staff || null,
  area: production?.area || null,
});

/** Presents a company's page. Fields that the caller may not see arrive empty and become null. */
export const companyFields = (company: Company, language: Language): CompanyView['company'] => ({
  id: company.id,
  type: companyTypeWord(company.type) ?? 'broker',
  short_name: company.shortName,
  full_name: textOrNull(company.fullName),
  inn: textOrNull(company.inn),
  kpp: textOrNull(company.kpp),
  ogrn: textOrNull(company.ogrn),
  ...eachProfileText((_field, text) => textOrNull(company[text])),
  web_site: textOrNull(company.webSite),
  ...textsIn(
    language,
    {},
    {
      legal_address_line: company.legalAddressLine,
      export_product_list: company.exportProductList,
      city: company.city,
    },
  ),
  legal_addr: addressView(company.legalAddr, language),
  business_type: businessTypeWord(company.businessType) ?? null,
  industries: company.industries.map((industry) => namedView(industry, language)),
  broker_files: company.brokerFiles.map(fileView),
  broker_manager: personOrNull(company.brokerManager),
  contacts: company.contact ? namedContact(company.contact) : null,
  registration_date: textOrNull(company.registrationDate),
  created_at: company.createdAt,
  is_commerce_allowed: company.isCommerceAllowed,
  active: company.active,
});
