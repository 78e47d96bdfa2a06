import { forbidden } from '@setu/kit/core';
import { isTerminal } from '../../requests/domain/lifecycle.js';
import { demand, type Party, type Relation, relationOf, type Subject } from '../../requests/domain/rights.js';

const claiming: readonly Relation[] = ['author', 'colleague'];
const settling: readonly Relation[] = ['senior', 'managing'];

const daysAfter = 90;
const dayMs = 86_400_000;

/** The part of a request that the rules for claims read. */
export type Claimed = Subject & { statusAt: Date };

/**
 * Returns the deadline for claims about a completed request. Undefined means no deadline: the request is still in
 * progress.
 */
export const claimDeadline = ({ status, statusAt }: Claimed): Date | undefined =>
  status === 'completed' ? new Date(statusAt.getTime() + daysAfter * dayMs) : undefined;

/** Returns whether a request in this status can have a claim. No claim is possible before the first payment. */
export const mayHaveClaim = ({ status }: Pick<Claimed, 'status'>): boolean =>
  isTerminal(status) || status === 'partially_paid';

/** Returns why the request cannot get a new claim now, or undefined if it can. */
export function claimFailure(request: Claimed, now: Date): 'conflict' | 'claim_too_late' | undefined {
  if (request.status !== 'partially_paid' && request.status !== 'completed') return 'conflict';
  const deadline = claimDeadline(request);
  return deadline !== undefined && now > deadline ? 'claim_too_late' : undefined;
}

const hasRelation = (party: Party, request: Subject, among: readonly Relation[]): boolean => {
  const relation = relationOf(party, request);
  return relation !== undefined && among.includes(relation);
};

/**
 * Returns whether the party may open a claim, ignoring the deadline. A company that may no longer trade can still open
 * one.
 */
export const mayClaim = (party: Party, request: Claimed): boolean =>
  hasRelation(party, request, claiming) && claimFailure(request, request.statusAt) === undefined;

/** Returns whether the party may settle a claim of the request. */
export const maySettle = (party: Party, request: Subject): boolean => hasRelation(party, request, settling);

/** Returns whether the party may see claims. Customers and brokers may, suppliers may not. */
export const mayKnowClaims = ({ companyType }: Party): boolean => companyType !== 'supplier';

/**
 * Throws if the party may not open claims about the request, regardless of the deadline. The error is `not_found` if
 * they may not see the request, otherwise `forbidden` (`access_denied`).
 */
export function demandClaiming<R extends Subject>(party: Party, request: R | undefined): asserts request is R {
  demand(party, request, 'view');
  if (!hasRelation(party, request, claiming)) throw forbidden();
}

/** Throws if the party may not settle claims of the request, with the same errors as `demandClaiming`. */
export function demandSettling<R extends Subject>(party: Party, request: R | undefined): asserts request is R {
  demand(party, request, 'view');
  if (!hasRelation(party, request, settling)) throw forbidden();
}
