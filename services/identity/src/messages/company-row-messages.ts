import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/identity/companies';
import { wireBusinessType } from '@setu/proto/wire-words';
import { companyPermissions } from '../companies/domain/company-page.js';
import { isCommerceAllowed } from '../companies/domain/company-state.js';
import type { ListedCompany } from '../companies/store/company-list.js';
import type { Stores } from '../store/index.js';
import { toPerson } from './person-message.js';

/** Returns the companies of a list with their managers and the reader's permissions on each. */
export async function toCompanyRows(
  { users }: Pick<Stores, 'users'>,
  companies: readonly ListedCompany[],
  actor: Actor,
): Promise<wire.CompanyRow[]> {
  const managers = await users.byIds([...new Set(companies.flatMap((one) => one.brokerManagerId ?? []))]);
  const personOf = new Map(managers.map(({ user }) => [user.id, toPerson(user)]));
  return companies.map((company) => ({
    id: company.id,
    shortName: company.shortName,
    taxNumber: company.type === 'customer' ? company.inn : company.pan,
    ...{ inn: company.inn, kpp: company.kpp, pan: company.pan, gstn: company.gstn },
    registrationDate: company.registrationDate,
    businessType: wireBusinessType(company.businessType),
    industries: company.industries.map(({ id, en, ru }) => ({ id, name: { en, ru } })),
    brokerManager: personOf.get(company.brokerManagerId ?? ''),
    city: company.city,
    active: company.active,
    blacklisted: company.blacklisted,
    isCommerceAllowed: isCommerceAllowed(company),
    createdAt: company.createdAt.toISOString(),
    permissions: companyPermissions(company, actor),
  }));
}
