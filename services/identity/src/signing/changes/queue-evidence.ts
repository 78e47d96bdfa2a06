import type { WriteStores } from '@setu/kit/events';
import type { Stores } from '../../store/index.js';

/** The task that stores evidence as an object. */
export const keepEvidenceTask = 'identity.keep-evidence';

/** The evidence to store: a signature in its current state, or a version of the regulation. */
export type ToKeep = { signatureId: string } | { regulationNumber: number };

/**
 * Queues the storing of evidence as an object, in the transaction that changed it. Runs immediately unless `runAt` is
 * set.
 */
export async function askToKeep(
  { jobs }: Pick<WriteStores<Stores>, 'jobs'>,
  what: ToKeep,
  runAt?: Date,
): Promise<void> {
  const named = 'signatureId' in what ? what.signatureId : `edition ${what.regulationNumber}`;
  await jobs.add(keepEvidenceTask, what, { key: `${keepEvidenceTask} ${named}`, ...(runAt && { runAt }) });
}
