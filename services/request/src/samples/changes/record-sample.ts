import type { Actor } from '@setu/proto/common';
import type { CompanyType } from '@setu/proto/words';
import type { RequestDeps, Writing } from '../../deps.js';
import { sampleChanged } from '../../events.js';
import { customerName } from '../../requests/changes/record-change.js';
import type { Request } from '../../requests/domain/request.js';
import { actorIds } from '../../wire/access.js';
import type { Sample } from '../domain/sample.js';

/** A sample after a change, and the changed fields with their new values for the audit. */
export interface SampleChange {
  actor: Actor;
  request: Request;
  sample: Sample;
  at: Date;
  audited: { field: string; to: string }[];
  /** True if the change is that the supplier got the address. */
  isAddressPassed?: boolean;
}

/** Writes the audit entries of a change of a sample and publishes its event. */
export async function recordSample({ ids }: RequestDeps, stores: Writing, change: SampleChange): Promise<void> {
  const { actor, request, sample, at, audited, isAddressPassed = false } = change;
  const entry = { requestId: request.id, at, ...actorIds(actor), from: '' };
  await stores.audit.add(audited.map((of) => ({ id: ids.id(), ...entry, ...of })));
  const side = actor.companyType as CompanyType;
  const details = { side, isAddressPassed, customerName: await customerName(stores, request) };
  await stores.outbox.add(sampleChanged(request, sample, details));
}
