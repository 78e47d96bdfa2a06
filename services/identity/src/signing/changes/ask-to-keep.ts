import type { WriteStores } from '@setu/kit/events';
import type { Stores } from '../../store/index.js';

/** The task that keeps evidence as an object. */
export const keepEvidenceTask = 'identity.keep-evidence';

/** What is to be kept: a signature as it stands, or an edition. */
export type ToKeep = { signatureId: string } | { regulationNumber: number };

/** Asks, in the transaction that is the reason, for evidence to be kept as an object: at once unless told. */
export async function askToKeep(
  { jobs }: Pick<WriteStores<Stores>, 'jobs'>,
  what: ToKeep,
  runAt?: Date,
): Promise<void> {
  const named = 'signatureId' in what ? what.signatureId : `edition ${what.regulationNumber}`;
  await jobs.add(keepEvidenceTask, what, { key: `${keepEvidenceTask} ${named}`, ...(runAt && { runAt }) });
}
