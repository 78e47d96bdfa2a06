import type { Actor } from '@setu/proto/common';
import type { RequestDeps, Writing } from '../../deps.js';
import { conflict } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import { demand } from '../../requests/domain/rights.js';
import { demandPassing, mayPassAddress } from '../domain/rights.js';
import { recordSample } from './record-sample.js';

/** The actor and the sample that they viewed. */
export interface PassCommand {
  actor: Actor;
  requestId: string;
  sampleId: string;
}

/**
 * Shows the sample's address to its supplier and returns the request. Writes the audit entry and publishes the event.
 * Repeating it does nothing.
 */
export async function passAddress(deps: RequestDeps, stores: Writing, command: PassCommand): Promise<Request> {
  const { actor } = command;
  const request = await stores.requests.lock(command.requestId);
  demand(actor, request, 'view');
  const found = (await stores.samples.of(request.id)).find(({ id }) => id === command.sampleId);
  const sample = demandPassing(actor, { request, sample: found });
  if (sample.addressPassedAt !== undefined) return request;
  if (!mayPassAddress(actor, request, sample)) throw conflict(request);
  const at = deps.clock.now();
  const passed = { ...sample, addressPassedAt: at };
  await stores.samples.save(passed);
  const audited = [{ field: 'sample_address_passed', to: sample.address }];
  await recordSample(deps, stores, { actor, request, sample: passed, at, audited, isAddressPassed: true });
  return request;
}
