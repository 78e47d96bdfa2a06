import { isUuid, notFound } from '@setu/kit/core';
import type { Handler } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/identity';
import type { IdentityDeps } from '../deps.js';
import { isCommerceAllowed } from '../domain/account.js';
import { type Company, companyPermissions, publicFields, sightOf } from '../domain/company-page.js';
import type { Member } from '../domain/session.js';
import { toName, toPerson, toViewer } from './wire.js';

/** A company's page as the caller may see it; `not_found` when for him there is none. */
export function getCompany(deps: IdentityDeps): Handler<typeof wire.IdentityService, 'getCompany'> {
  return async ({ companyId }, { actor }) => {
    const company = isUuid(companyId) ? await deps.read.companies.byId(companyId) : null;
    const viewer = toViewer(actor);
    const sight = company === null ? 'none' : sightOf(company, viewer);
    if (company === null || sight === 'none') throw notFound();
    const shown = sight === 'all' ? company : publicFields(company);
    const manager = shown.brokerManagerId === null ? null : await deps.read.users.byId(shown.brokerManagerId);
    const answer = toCompany(shown, manager, viewer.companyType === 'broker');
    const inside = sight === 'all' && {
      createdAt: company.createdAt.toISOString(),
      isCommerceAllowed: isCommerceAllowed(company),
    };
    return { company: { ...answer, ...inside }, permissions: companyPermissions(company, viewer) };
  };
}

function toCompany(company: Company, manager: Member | null, forBroker: boolean): wire.Company {
  const { deleted: _deleted, blacklisted: _blacklisted, regulationConfirmed: _confirmed, ...shown } = company;
  return {
    ...shown,
    industries: company.industries.map(({ en, ru }) => ({ en, ru })),
    brokerFiles: company.brokerFiles.map((file) => ({ ...file, size: BigInt(file.size) })),
    brokerManager: manager === null ? undefined : forBroker ? toPerson(manager.user) : toName(manager.user),
    contact: company.contact ?? undefined,
    createdAt: '',
    isCommerceAllowed: false,
  };
}
