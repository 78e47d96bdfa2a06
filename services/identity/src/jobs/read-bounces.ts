import type { Task } from '@setu/kit/process';
import type { IdentityDeps } from '../deps.js';
import { openBounceFolder } from '../mail/bounces/bounce-folder.js';
import { takeBounce } from '../mail/changes/take-bounce.js';

/** Reads mails that came back, where a folder for them is set; taken twice, one marks the same. */
export const readBounces = (deps: IdentityDeps): Task => ({
  name: 'identity.read-bounces',
  cron: '* * * * *',
  run: async (_, { signal }) => {
    const { MAIL_BOUNCES_DIR: dir } = deps.env;
    if (!dir) return;
    const folder = openBounceFolder(dir);
    for (const name of await folder.list()) {
      if (signal.aborted) return;
      await takeBounce(deps, await folder.read(name));
      await folder.done(name);
    }
  },
});
