import type { Actor } from '@setu/proto/common';
import type { RequestDeps, Writing } from '../../deps.js';
import { claimChanged } from '../../events.js';
import { customerName } from '../../requests/changes/record-change.js';
import { conflict } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import { actorIds } from '../../wire/access.js';
import { type Claim, readResolution } from '../domain/claim.js';
import { demandSettling } from '../domain/rights.js';
import { postInConversation } from './post-in-conversation.js';

/** The parameters of a settlement: the actor, the claim and the resolution. */
export interface SettlementCommand {
  actor: Actor;
  requestId: string;
  claimId: string;
  resolution: string;
}

/**
 * Settles the open claim and returns the request.
 * Writes the audit entry, posts the resolution in the customer's conversation and publishes the event. Repeating it
 * does nothing.
 */
export async function closeClaim(deps: RequestDeps, stores: Writing, command: SettlementCommand): Promise<Request> {
  const { clock, ids } = deps;
  const { actor, claimId } = command;
  const request = await stores.requests.lock(command.requestId);
  demandSettling(actor, request);
  const resolution = readResolution(command.resolution);
  const last = await stores.claims.last(request.id);
  if (last === undefined || last.id !== claimId) throw conflict(request);
  if (last.settlement !== undefined) {
    if (last.settlement.resolution === resolution && last.settlement.byUserId === actor.userId) return request;
    throw conflict(request);
  }
  const at = clock.now();
  const claim: Claim = { ...last, settlement: { resolution, at, ...actorIds(actor) } };
  await stores.claims.save(claim);
  const entry = { field: 'claim_resolution', from: '', to: resolution };
  await stores.audit.add([{ id: ids.id(), requestId: request.id, at, ...actorIds(actor), ...entry }]);
  await postInConversation(deps, stores, { actor, request, written: { text: resolution, files: [], asks: false } });
  await stores.outbox.add(claimChanged(request, claim, await customerName(stores, request)));
  return request;
}
