import type { Task } from '@setu/kit/process';
import { z } from 'zod';
import type { IdentityDeps } from '../deps.js';
import { deliver } from '../mail/changes/deliver.js';
import { sendEmailTask } from '../mail/changes/queue-email.js';

const payloadShape = z.object({ mailId: z.string() });

/**
 * Sends an email. An email that cannot be sent now is scheduled again, which does not use up an attempt. Only errors of
 * this service use one up.
 */
export const sendEmail = (deps: IdentityDeps): Task => ({
  name: sendEmailTask,
  run: async (payload) => {
    const { mailId } = payloadShape.parse(payload);
    const waitMs = await deliver(deps, mailId);
    if (waitMs === undefined) return;
    const runAt = new Date(Date.now() + waitMs);
    await deps.write(({ jobs }) => jobs.add(sendEmailTask, { mailId }, { key: `${sendEmailTask} ${mailId}`, runAt }));
  },
});
