import { forbidden } from '@setu/kit/core';
import type { MilestoneKind } from '@setu/proto/words';
import type { Status } from '../../requests/domain/lifecycle.js';
import { demand, type Party, type Relation, relationOf, type Subject } from '../../requests/domain/rights.js';

const customers: readonly MilestoneKind[] = ['advance', 'delivered', 'balance'];

/** Of which milestones each may say that they happened; the brokers may of all, and plan and correct them. */
const sayable: Record<Relation, readonly MilestoneKind[] | 'all'> = {
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

/** Milestones are of a deal that is contracted and was not rejected since. */
export const isOpen = ({ status }: Pick<Subject, 'status'>): boolean => open.includes(status);

const sayableBy = (party: Party, request: Subject): readonly MilestoneKind[] | 'all' => {
  const relation = relationOf(party, request);
  return relation === undefined ? [] : sayable[relation];
};

const mayTrade = ({ companyType, commerceAllowed }: Party): boolean => companyType !== 'customer' || commerceAllowed;

/** Suppliers who were asked and not chosen hear nothing of the deal another one made. */
export const mayRead = (party: Party, request: Subject): boolean => {
  const relation = relationOf(party, request);
  return relation !== undefined && relation !== 'invited' && relation !== 'past';
};

/** Whether the party may set what is expected of any milestone, and correct what was said. */
export const mayPlan = (party: Party, request: Subject): boolean =>
  isOpen(request) && sayableBy(party, request) === 'all';

/** Whether the party may say now that a milestone happened; what somebody said already only a broker may say anew. */
export function maySay(party: Party, request: Subject, of: { kind: MilestoneKind; isSaid: boolean }): boolean {
  if (!isOpen(request) || !mayTrade(party)) return false;
  const kinds = sayableBy(party, request);
  return kinds === 'all' || (kinds.includes(of.kind) && !of.isSaid);
}

/**
 * Refuses who may not say anything of a milestone, whatever was said: not_found where the request does not exist for the
 * party, forbidden `access_denied` and `commerce_not_allowed`.
 */
export function demandSaying(
  party: Party,
  request: Subject | undefined,
  of: { kind: MilestoneKind; plans: boolean },
): asserts request is Subject {
  demand(party, request, 'view');
  const kinds = sayableBy(party, request);
  if (kinds !== 'all' && (of.plans || !kinds.includes(of.kind))) throw forbidden();
  if (!mayTrade(party)) throw forbidden('commerce_not_allowed');
}
