import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/view';
import type { Claim } from '../claims/domain/claim.js';
import { claimDeadline, mayClaim, mayHaveClaim, mayKnowClaims, maySettle } from '../claims/domain/rights.js';
import type { UserReadModel } from '../read-models/domain/read-models.js';
import type { Request } from '../requests/domain/request.js';
import type { Stores } from '../store/index.js';
import { isoTimestamp, personRef } from './refs.js';

type ClaimPart = Pick<wire.RequestView, 'claim' | 'mayClaim' | 'claimUntil' | 'mayCloseClaim'>;

const nothing: ClaimPart = { claim: undefined, mayClaim: false, claimUntil: '', mayCloseClaim: false };

/**
 * Returns the last claim of a request and what the actor may do about claims. The caller has checked that the actor may
 * see the request. Suppliers get no claim.
 */
export async function claimPart(
  stores: Pick<Stores, 'claims' | 'people'>,
  actor: Actor,
  request: Request,
): Promise<ClaimPart> {
  if (!mayKnowClaims(actor) || !mayHaveClaim(request)) return nothing;
  const claim = await stores.claims.last(request.id);
  const isOpen = claim !== undefined && claim.settlement === undefined;
  const people = claim === undefined ? new Map() : await stores.people.byIds(peopleOf(claim));
  return {
    claim: claim && claimView(claim, people),
    mayClaim: !isOpen && mayClaim(actor, request),
    claimUntil: isoTimestamp(claimDeadline(request)),
    mayCloseClaim: isOpen && maySettle(actor, request),
  };
}

const peopleOf = ({ byUserId, actingUserId, settlement }: Claim): string[] =>
  [byUserId, actingUserId, settlement?.byUserId, settlement?.actingUserId].filter(
    (id): id is string => id !== undefined,
  );

const claimView = (
  { id, at, byUserId, actingUserId, text, files, settlement }: Claim,
  people: ReadonlyMap<string, UserReadModel>,
): wire.Claim => ({
  ...{ id, text, files: [...files], at: isoTimestamp(at) },
  by: personRef(byUserId, people),
  acting: personRef(actingUserId, people),
  resolution: settlement?.resolution ?? '',
  closedAt: isoTimestamp(settlement?.at),
  closedBy: personRef(settlement?.byUserId, people),
  closedActing: personRef(settlement?.actingUserId, people),
});
