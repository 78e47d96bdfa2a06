import type { Task } from '@setu/kit/process';
import { z } from 'zod';
import type { IdentityDeps } from '../deps.js';
import { deliverNext } from '../webhooks/changes/deliver.js';
import { askToDeliver, deliverTask } from '../webhooks/changes/queue-deliveries.js';
import type { Lane } from '../webhooks/store/deliveries.js';

const asked = z.object({ webhookId: z.uuid(), objectId: z.uuid() });
/** So long one run keeps its place; then other webhooks have their turn. */
const TURN_MS = 5000;

/**
 * Sends what waits of a lane, one after the other, then what is due of the same webhook's others. What has to wait is
 * asked for again when it is due; a lane whose webhook has enough to do is left to those that do it.
 */
export const deliverWebhooks = (deps: IdentityDeps): Task => ({
  name: deliverTask,
  apart: true,
  run: async (payload, { signal }) => {
    const end = performance.now() + TURN_MS;
    const isOver = () => signal.aborted || performance.now() >= end;
    let lane: Lane | undefined = asked.parse(payload);
    while (lane !== undefined && !isOver()) {
      const lookedAt = await deliverLane(deps, lane, isOver);
      const due = await deps.read.deliveries.due(lane);
      if (due !== undefined && due > lookedAt) await askAgain(deps, lane, due);
      else if (due !== undefined && !isOver()) return;
      lane = due !== undefined && due <= lookedAt ? lane : await nextLane(deps, lane);
    }
    if (lane !== undefined) await askAgain(deps, lane, deps.clock.now());
  },
});

/** Sends as much of a lane as can be now; gives when it was looked at last. */
async function deliverLane(deps: IdentityDeps, lane: Lane, isOver: () => boolean): Promise<Date> {
  for (;;) {
    const now = deps.clock.now();
    if (!(await deliverNext(deps, lane, now)) || isOver()) return now;
  }
}

const nextLane = ({ read, clock }: IdentityDeps, { webhookId }: Lane): Promise<Lane | undefined> =>
  read.deliveries.nextLane(webhookId, clock.now());

const askAgain = (deps: IdentityDeps, lane: Lane, runAt: Date): Promise<void> =>
  deps.write((stores) => askToDeliver(stores, lane, runAt));
