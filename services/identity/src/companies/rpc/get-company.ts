import { notFound } from '@setu/kit/core';
import { type Actor, readId } from '@setu/kit/rpc';
import { toName, toPerson } from '../../messages/person-message.js';
import type { Rpc } from '../../served.js';
import { companyPermissions, foundedYear, publicFields, sightOf, type Viewer } from '../domain/company-page.js';
import { toCompany } from './company-message.js';

/**
 * Returns a company's page as the caller may see it. Throws `not_found` if the company does not exist for the caller.
 */
export const getCompany: Rpc<'getCompany'> =
  ({ read }) =>
  async ({ companyId }, { actor }) => {
    const company = await read.companies.byId(readId(companyId));
    const viewer = viewerOf(actor);
    const sight = company === undefined ? 'none' : sightOf(company, viewer);
    if (company === undefined || sight === 'none') throw notFound();
    const shown = sight === 'all' ? company : publicFields(company);
    const manager = shown.brokerManagerId === undefined ? undefined : await read.users.byId(shown.brokerManagerId);
    // Only the broker waits for the first user of a supplier that it created.
    const isWaiting = viewer.companyType === 'broker' && company.type === 'supplier';
    const awaited = isWaiting ? await read.invites.awaitedBy(company.id) : undefined;
    const toVisiblePerson = viewer.companyType === 'broker' ? toPerson : toName;
    const extras = { brokerManager: manager && toVisiblePerson(manager.user), foundedYear: foundedYear(company) };
    return {
      company: toCompany(shown, extras),
      permissions: companyPermissions(company, viewer),
      awaitedUser: awaited && { email: awaited.email, validFor: awaited.validFor.toISOString() },
    };
  };

// An anonymous visitor has no company.
function viewerOf({ kind, userId, companyId, companyType, roles }: Actor): Viewer {
  return kind === 'user'
    ? { userId, companyId, companyType, roles }
    : { userId: '', companyId: '', companyType: '', roles: [] };
}
