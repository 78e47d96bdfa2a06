import type { Actor } from '@setu/proto/common';
import type { RequestDeps, Writing } from '../../deps.js';
import { claimChanged } from '../../events.js';
import { customerName } from '../../requests/changes/record-change.js';
import { claimRefused } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import { actorIds } from '../../wire/access.js';
import { type Claim, type Complaint, isSame, readComplaint } from '../domain/claim.js';
import { claimFault, demandClaiming } from '../domain/rights.js';
import { sayInConversation } from './say-in-conversation.js';

/** The parameters of a new claim: the actor, its id and its content. */
export interface AskedClaim {
  actor: Actor;
  requestId: string;
  claimId: string;
  said: Complaint;
}

/**
 * Opens a claim for the customer and returns the request.
 * Writes the audit entry, posts the claim in the conversation and publishes the event. Repeating it returns the same
 * claim.
 */
export async function openClaim(deps: RequestDeps, stores: Writing, asked: AskedClaim): Promise<Request> {
  const { clock, ids } = deps;
  const { actor, claimId } = asked;
  const request = await stores.requests.lock(asked.requestId);
  demandClaiming(actor, request);
  const fault = claimFault(request, clock.now());
  if (fault !== undefined) throw claimRefused(request, fault);
  const said = readComplaint(asked.said);
  const last = await stores.claims.last(request.id);
  if (last !== undefined && last.settlement === undefined) {
    if (isSame(last, said, actor.userId)) return request;
    throw claimRefused(request, 'claim_open');
  }
  const who = actorIds(actor);
  const at = clock.now();
  const claim: Claim = { ...said, ...who, id: claimId, requestId: request.id, at, settlement: undefined };
  await stores.claims.insert(claim);
  const entry = { field: 'claim', from: '', to: said.text };
  await stores.audit.add([{ id: ids.id(), requestId: request.id, at, ...who, ...entry }]);
  await sayInConversation(deps, stores, { actor, request, written: { ...said, asks: true } });
  await stores.outbox.add(claimChanged(request, claim, await customerName(stores, request)));
  return request;
}
