import { forbidden } from '@setu/kit/core';
import { isTerminal } from '../../requests/domain/lifecycle.js';
import { demand, type Party, type Relation, relationOf, type Subject } from '../../requests/domain/rights.js';

const claiming: readonly Relation[] = ['author', 'colleague'];
const settling: readonly Relation[] = ['senior', 'managing'];

const daysAfter = 90;
const dayMs = 86_400_000;

/** The request, as far as a claim about it goes. */
export type Claimed = Subject & { statusAt: Date };

/** Until when a claim can be made of the request; undefined: without a limit, while it is under way. */
export const claimUntil = ({ status, statusAt }: Claimed): Date | undefined =>
  status === 'completed' ? new Date(statusAt.getTime() + daysAfter * dayMs) : undefined;

/** Whether a claim may have been made of a request that stands here: none can be before its first payment. */
export const mayHaveClaim = ({ status }: Pick<Claimed, 'status'>): boolean =>
  isTerminal(status) || status === 'partially_paid';

/** Why no claim can be made of the request now; undefined: one can. */
export function claimFault(request: Claimed, now: Date): 'conflict' | 'claim_too_late' | undefined {
  if (request.status !== 'partially_paid' && request.status !== 'completed') return 'conflict';
  const until = claimUntil(request);
  return until !== undefined && now > until ? 'claim_too_late' : undefined;
}

const stands = (party: Party, request: Subject, among: readonly Relation[]): boolean => {
  const relation = relationOf(party, request);
  return relation !== undefined && among.includes(relation);
};

/** Whether the party may make a claim before it is too late; a company that may not trade any more may do so too. */
export const mayClaim = (party: Party, request: Claimed): boolean =>
  stands(party, request, claiming) && claimFault(request, request.statusAt) === undefined;

/** Whether the party may settle a claim of the request. */
export const maySettle = (party: Party, request: Subject): boolean => stands(party, request, settling);

/** Customers and brokers know of a claim; suppliers do not. */
export const mayKnowClaims = ({ companyType }: Party): boolean => companyType !== 'supplier';

/** Refuses who may not make a claim, whenever: not_found where there is no such request for him, forbidden `access_denied`. */
export function demandClaiming<R extends Subject>(party: Party, request: R | undefined): asserts request is R {
  demand(party, request, 'view');
  if (!stands(party, request, claiming)) throw forbidden();
}

/** As demandClaiming, for who may settle one. */
export function demandSettling<R extends Subject>(party: Party, request: R | undefined): asserts request is R {
  demand(party, request, 'view');
  if (!stands(party, request, settling)) throw forbidden();
}
