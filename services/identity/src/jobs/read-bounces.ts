import type { Task } from '@setu/kit/process';
import type { IdentityDeps } from '../deps.js';
import { openBounceFolder } from '../mail/bounces/bounce-folder.js';
import { processBounce } from '../mail/changes/process-bounce.js';

/** Reads bounced emails if a folder for them is configured. Reading one twice has the same effect as once. */
export const readBounces = (deps: IdentityDeps): Task => ({
  name: 'identity.read-bounces',
  cron: '* * * * *',
  run: async (_, { signal }) => {
    const { MAIL_BOUNCES_DIR: dir } = deps.env;
    if (!dir) return;
    const folder = openBounceFolder(dir);
    for (const name of await folder.list()) {
      if (signal.aborted) return;
      await processBounce(deps, await folder.read(name));
      await folder.done(name);
    }
  },
});
