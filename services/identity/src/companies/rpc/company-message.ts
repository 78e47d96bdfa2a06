import type * as wire from '@setu/proto/identity/companies';
import type * as wirePeople from '@setu/proto/identity/people';
import { wireBusinessType, wireCompanyCheckKind, wireCompanyType } from '@setu/proto/wire-words';
import type { Company } from '../domain/company-page.js';
import { isCommerceAllowed } from '../domain/company-state.js';

interface CompanyExtras {
  brokerManager: wirePeople.Person | undefined;
  foundedYear: number;
}

/** Converts a company to its wire message. The result does not depend on the caller's permissions. */
export function toCompany(company: Company, { brokerManager, foundedYear }: CompanyExtras): wire.Company {
  const { deleted: _deleted, blacklisted: _blacklisted, regulationConfirmed: _confirmed, ...shown } = company;
  return {
    ...shown,
    type: wireCompanyType(company.type),
    businessType: wireBusinessType(company.businessType),
    industries: company.industries.map(({ id, en, ru }) => ({ id, name: { en, ru } })),
    brokerFiles: company.brokerFiles.map((file) => ({ ...file, size: BigInt(file.size) })),
    checks: company.checks.map((check) => ({ ...check, kind: wireCompanyCheckKind(check.kind) })),
    brokerManager,
    foundedYear,
    contact: company.contact,
    createdAt: company.createdAt.toISOString(),
    isCommerceAllowed: isCommerceAllowed(company),
  };
}
