import { forbidden } from '@setu/kit/core';
import type { MilestoneKind } from '@setu/proto/words';
import type { Status } from '../../requests/domain/lifecycle.js';
import { demand, type Party, type Relation, relationOf, type Subject } from '../../requests/domain/rights.js';

const customers: readonly MilestoneKind[] = ['advance', 'delivered', 'balance'];

/**
 * The milestones that each relation may report as happened. Brokers may report all, and may also plan and correct them.
 */
const reportable: Record<Relation, readonly MilestoneKind[] | 'all'> = {
  author: customers,
  colleague: customers,
  senior: 'all',
  managing: 'all',
  onlooking: [],
  supplier: ['shipped'],
  writing: [],
  invited: [],
  past: [],
};

const open: readonly Status[] = ['contracted', 'partially_paid', 'completed'];

/** Returns whether milestones may change: the deal is contracted and was not rejected later. */
export const isOpen = ({ status }: Pick<Subject, 'status'>): boolean => open.includes(status);

const reportableBy = (party: Party, request: Subject): readonly MilestoneKind[] | 'all' => {
  const relation = relationOf(party, request);
  return relation === undefined ? [] : reportable[relation];
};

const mayTrade = ({ companyType, commerceAllowed }: Party): boolean => companyType !== 'customer' || commerceAllowed;

/**
 * Returns whether the party may read milestones. Suppliers that were invited but not chosen may not learn about another
 * supplier's deal.
 */
export const mayRead = (party: Party, request: Subject): boolean => {
  const relation = relationOf(party, request);
  return relation !== undefined && relation !== 'invited' && relation !== 'past';
};

/** Returns whether the party may set expected dates and correct reports. */
export const mayPlan = (party: Party, request: Subject): boolean =>
  isOpen(request) && reportableBy(party, request) === 'all';

/** Returns whether the party may report now that a milestone happened. Only a broker may change an existing report. */
export function mayReport(party: Party, request: Subject, of: { kind: MilestoneKind; isReported: boolean }): boolean {
  if (!isOpen(request) || !mayTrade(party)) return false;
  const kinds = reportableBy(party, request);
  return kinds === 'all' || (kinds.includes(of.kind) && !of.isReported);
}

/**
 * Throws if the party may never report this milestone: `not_found` if the request does not exist for it, or forbidden
 * `access_denied` or `commerce_not_allowed`.
 */
export function demandReporting(
  party: Party,
  request: Subject | undefined,
  of: { kind: MilestoneKind; plans: boolean },
): asserts request is Subject {
  demand(party, request, 'view');
  const kinds = reportableBy(party, request);
  if (kinds !== 'all' && (of.plans || !kinds.includes(of.kind))) throw forbidden();
  if (!mayTrade(party)) throw forbidden('commerce_not_allowed');
}
