import type { Task } from '@setu/kit/process';
import { z } from 'zod';
import type { IdentityDeps } from '../deps.js';
import { deliverNext, nextLook } from '../webhooks/changes/deliver.js';
import { askToDeliver, deliverTask } from '../webhooks/changes/queue-deliveries.js';

const asked = z.object({ webhookId: z.uuid(), objectId: z.uuid() });

/** Sends what waits of a lane, one after the other; what has to wait is asked for again when it is due. */
export const deliverWebhooks = (deps: IdentityDeps): Task => ({
  name: deliverTask,
  apart: true,
  run: async (payload, { signal }) => {
    const lane = asked.parse(payload);
    while (!signal.aborted && (await deliverNext(deps, lane)));
    const runAt = await nextLook(deps, lane);
    if (runAt !== undefined) await deps.write((stores) => askToDeliver(stores, lane, runAt));
  },
});
