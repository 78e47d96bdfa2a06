import type { Actor } from '@setu/proto/common';
import type { RequestDeps, Writing } from '../../deps.js';
import { conflict, noSamples, sampleOpen } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import { actorIds } from '../../wire/access.js';
import { sampleTermsOf } from '../../wire/card-snapshot.js';
import { askedSupplier, demandAsking, noSampleOf } from '../domain/rights.js';
import { auditedAsking, isOpen, readAsked, type Sample, unanswered } from '../domain/sample.js';
import { recordSample } from './record-sample.js';

/** The parameters of a request for a sample: the actor, what is needed and where. */
export interface AskCommand {
  actor: Actor;
  requestId: string;
  comment: string;
  /** Empty if the caller's program knows no address. */
  address: string;
}

/**
 * Asks the request's supplier for a sample and returns the request. Writes the audit entry and publishes the event.
 * Repeating it does nothing.
 */
export async function askSample(deps: RequestDeps, stores: Writing, command: AskCommand): Promise<Request> {
  const { clock, ids } = deps;
  const { actor } = command;
  const request = await stores.requests.lock(command.requestId);
  demandAsking(actor, request);
  const asked = readAsked(command);
  const open = (await stores.samples.of(request.id)).find(isOpen);
  if (open !== undefined) {
    const isSameContent = open.comment === asked.comment && open.address === asked.address;
    const isSame = open.state === 'asked' && isSameContent && open.askedByUserId === actor.userId;
    if (isSame) return request;
    throw sampleOpen(request);
  }
  const supplierCompanyId = askedSupplier(request);
  const { card } = await stores.conditions.of(request.id);
  if (supplierCompanyId === undefined) throw conflict(request);
  const reason = noSampleOf(sampleTermsOf(card), supplierCompanyId);
  if (reason !== undefined) throw reason === 'service' ? conflict(request) : noSamples(request);
  const at = clock.now();
  const { byUserId, actingUserId } = actorIds(actor);
  const sample: Sample = {
    ...{ ...unanswered, id: ids.id(), requestId: request.id, supplierCompanyId, state: 'asked' },
    ...asked,
    ...{ askedAt: at, askedByUserId: byUserId, askedActingUserId: actingUserId },
  };
  await stores.samples.insert(sample);
  const audited = auditedAsking(asked);
  await recordSample(deps, stores, { actor, request, sample, at, audited });
  return request;
}
