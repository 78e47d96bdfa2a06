import type { Task } from '@setu/kit/process';
import { z } from 'zod';
import type { IdentityDeps } from '../deps.js';
import { deliver } from '../mail/changes/deliver.js';
import { sendMailTask } from '../mail/changes/queue-mail.js';

const asked = z.object({ mailId: z.string() });

/** Sends a mail. One that cannot leave now is asked for again, which is no try lost: only what is wrong here counts as one. */
export const sendMail = (deps: IdentityDeps): Task => ({
  name: sendMailTask,
  run: async (payload) => {
    const { mailId } = asked.parse(payload);
    const waitMs = await deliver(deps, mailId);
    if (waitMs === undefined) return;
    const runAt = new Date(Date.now() + waitMs);
    await deps.write(({ jobs }) => jobs.add(sendMailTask, { mailId }, { key: `${sendMailTask} ${mailId}`, runAt }));
  },
});
