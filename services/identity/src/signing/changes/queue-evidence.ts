import type { WriteStores } from '@setu/kit/events';
import type { Stores } from '../../store/index.js';

/** The task that stores evidence as an object. */
export const storeEvidenceTask = 'identity.keep-evidence';

/** The evidence to store: a signature in its current state, or a version of the regulation. */
export type EvidenceToStore = { signatureId: string } | { regulationNumber: number };

/**
 * Queues the task that stores evidence as an object, in the transaction that changed the evidence. The task runs
 * immediately unless `runAt` is set.
 */
export async function queueEvidence(
  { jobs }: Pick<WriteStores<Stores>, 'jobs'>,
  what: EvidenceToStore,
  runAt?: Date,
): Promise<void> {
  const named = 'signatureId' in what ? what.signatureId : `edition ${what.regulationNumber}`;
  await jobs.add(storeEvidenceTask, what, { key: `${storeEvidenceTask} ${named}`, ...(runAt && { runAt }) });
}
