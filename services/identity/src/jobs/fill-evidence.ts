import type { Task } from '@setu/kit/process';
import type { IdentityDeps } from '../deps.js';
import { askToKeep } from '../signing/changes/queue-evidence.js';

/**
 * Schedules the storage of all evidence that has no object yet. It predates the object store, or its storage was
 * abandoned.
 */
export const fillEvidence = ({ read, write }: IdentityDeps): Task => ({
  name: 'identity.fill-evidence',
  cron: '41 * * * *',
  atStart: true,
  run: async () => {
    const [signatures, editions] = await Promise.all([
      read.keptEvidence.missingSignatures(),
      read.keptEvidence.missingEditions(),
    ]);
    await write(async (stores) => {
      for (const signatureId of signatures) await askToKeep(stores, { signatureId });
      for (const regulationNumber of editions) await askToKeep(stores, { regulationNumber });
    });
  },
});
