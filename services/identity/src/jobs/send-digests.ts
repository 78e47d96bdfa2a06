import type { Task } from '@setu/kit/process';
import type { IdentityDeps } from '../deps.js';
import { writeDigest } from '../mail/changes/write-digest.js';

const BATCH = 200;
const LEAST = '00000000-0000-0000-0000-000000000000';

/**
 * Writes the daily digest email of every user whose digest hour has come. Runs every 15 minutes, because time zones
 * differ by multiples of 15 minutes.
 */
export const sendDigests = (deps: IdentityDeps): Task => ({
  name: 'identity.send-digests',
  cron: '*/15 * * * *',
  run: async (_, { signal }) => {
    let after = LEAST;
    while (!signal.aborted) {
      const readers = await deps.read.emailReaders.digesting(after, BATCH);
      for (const reader of readers) await writeDigest(deps, reader);
      after = readers.at(-1)?.userId ?? after;
      if (readers.length < BATCH) return;
    }
  },
});
