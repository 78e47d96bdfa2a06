import { notFound } from '@setu/kit/core';
import { isTerminal, type Status } from '../../requests/domain/lifecycle.js';
import { demand, type Party, permissionsOf, type Subject } from '../../requests/domain/rights.js';

/** Returns whether the landed price of a request can get another version. */
export const isOpen = (status: Status): boolean => status !== 'draft' && !isTerminal(status);

/** Throws `not_found` if the request does not exist for the party, and for all suppliers. */
export function demandReading(party: Party, request: Subject | undefined): asserts request is Subject {
  demand(party, request, 'view');
  if (party.companyType === 'supplier') throw notFound();
}

/** Returns whether the party may replace figures of the landed price now. */
export const mayOverride = (party: Party, request: Subject): boolean =>
  permissionsOf(party, request).includes('manage');

/** Returns whether the party may store a version now: the customer's users, and users with `manage`. */
export const mayRecord = (party: Party, request: Subject): boolean =>
  isOpen(request.status) && (party.companyType === 'customer' || mayOverride(party, request));
