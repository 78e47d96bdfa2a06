import type { Task } from '@setu/kit/process';
import { z } from 'zod';
import type { IdentityDeps } from '../deps.js';
import { deliver } from '../mail/changes/deliver.js';
import { sendMailTask } from '../mail/changes/queue-email.js';

const asked = z.object({ mailId: z.string() });

/**
 * Sends an email. One that cannot be sent now is scheduled again, which does not use up an attempt. Only errors of this
 * service do.
 */
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
