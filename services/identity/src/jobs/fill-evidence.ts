import type { Task } from '@setu/kit/process';
import type { IdentityDeps } from '../deps.js';
import { queueEvidence } from '../signing/changes/queue-evidence.js';

/**
 * Schedules the storage of all evidence that has no object yet. Such evidence predates the object store, or an earlier
 * attempt to store it was abandoned.
 */
export const fillEvidence = ({ read, write }: IdentityDeps): Task => ({
  name: 'identity.fill-evidence',
  cron: '41 * * * *',
  atStart: true,
  run: async () => {
    const [signatures, versions] = await Promise.all([
      read.storedEvidence.missingSignatures(),
      read.storedEvidence.missingVersions(),
    ]);
    await write(async (stores) => {
      for (const signatureId of signatures) await queueEvidence(stores, { signatureId });
      for (const regulationNumber of versions) await queueEvidence(stores, { regulationNumber });
    });
  },
});
