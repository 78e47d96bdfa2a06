import type { Task } from '@setu/kit/process';
import type { IdentityDeps } from '../deps.js';
import { askToKeep } from '../signing/changes/ask-to-keep.js';

/** Asks for whatever is kept as no object yet: of the time before there were objects, and what was given up meanwhile. */
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
