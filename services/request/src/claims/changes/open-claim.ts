import type { Actor } from '@setu/proto/common';
import type { RequestDeps, Writing } from '../../deps.js';
import { claimChanged } from '../../events.js';
import { customerName } from '../../requests/changes/record-change.js';
import { claimRefused } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import { actorIds } from '../../wire/access.js';
import { type Claim, type Complaint, isSame, readComplaint } from '../domain/claim.js';
import { claimFailure, demandClaiming } from '../domain/rights.js';
import { postInConversation } from './post-in-conversation.js';

/** The parameters of a new claim: the actor, and the claim's id and content. */
export interface ClaimCommand {
  actor: Actor;
  requestId: string;
  claimId: string;
  complaint: Complaint;
}

/**
 * Opens a claim for the customer and returns the request.
 * Writes the audit entry, posts the claim in the conversation and publishes the event. Repeating it returns the same
 * claim.
 */
export async function openClaim(deps: RequestDeps, stores: Writing, command: ClaimCommand): Promise<Request> {
  const { clock, ids } = deps;
  const { actor, claimId } = command;
  const request = await stores.requests.lock(command.requestId);
  demandClaiming(actor, request);
  const failure = claimFailure(request, clock.now());
  if (failure !== undefined) throw claimRefused(request, failure);
  const complaint = readComplaint(command.complaint);
  const last = await stores.claims.last(request.id);
  if (last !== undefined && last.settlement === undefined) {
    if (isSame(last, complaint, actor.userId)) return request;
    throw claimRefused(request, 'claim_open');
  }
  const who = actorIds(actor);
  const at = clock.now();
  const claim: Claim = { ...complaint, ...who, id: claimId, requestId: request.id, at, settlement: undefined };
  await stores.claims.insert(claim);
  const entry = { field: 'claim', from: '', to: complaint.text };
  await stores.audit.add([{ id: ids.id(), requestId: request.id, at, ...who, ...entry }]);
  await postInConversation(deps, stores, { actor, request, written: { ...complaint, asks: true } });
  await stores.outbox.add(claimChanged(request, claim, await customerName(stores, request)));
  return request;
}
