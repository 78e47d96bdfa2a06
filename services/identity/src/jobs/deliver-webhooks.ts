import type { Task } from '@setu/kit/process';
import { z } from 'zod';
import type { IdentityDeps } from '../deps.js';
import { deliverNext } from '../webhooks/changes/deliver.js';
import { deliverTask, scheduleDelivery } from '../webhooks/changes/queue-deliveries.js';
import type { Lane } from '../webhooks/store/deliveries.js';

const payloadShape = z.object({ webhookId: z.uuid(), objectId: z.uuid() });
/** The maximum time of one run, in ms, so that other webhooks are served too. */
const TURN_MS = 5000;

/**
 * Sends the waiting deliveries of a lane (one webhook and one object) one after the other. Then sends those due in
 * other lanes of the same webhook. Deliveries that must wait are scheduled for the time when they are due. A lane that
 * another process is already sending is left to that process.
 */
export const deliverWebhooks = (deps: IdentityDeps): Task => ({
  name: deliverTask,
  apart: true,
  run: async (payload, { signal }) => {
    const end = performance.now() + TURN_MS;
    const isOver = () => signal.aborted || performance.now() >= end;
    let lane: Lane | undefined = payloadShape.parse(payload);
    while (lane !== undefined && !isOver()) {
      const checkedAt = await deliverLane(deps, lane, isOver);
      const due = await deps.read.deliveries.due(lane);
      if (due !== undefined && due > checkedAt) await reschedule(deps, lane, due);
      else if (due !== undefined && !isOver()) return;
      lane = due !== undefined && due <= checkedAt ? lane : await nextLane(deps, lane);
    }
    if (lane !== undefined) await reschedule(deps, lane, deps.clock.now());
  },
});

/** Sends as much of a lane as is possible now. Returns the time of the last check. */
async function deliverLane(deps: IdentityDeps, lane: Lane, isOver: () => boolean): Promise<Date> {
  for (;;) {
    const now = deps.clock.now();
    if (!(await deliverNext(deps, lane, now)) || isOver()) return now;
  }
}

const nextLane = ({ read, clock }: IdentityDeps, { webhookId }: Lane): Promise<Lane | undefined> =>
  read.deliveries.nextLane(webhookId, clock.now());

const reschedule = (deps: IdentityDeps, lane: Lane, runAt: Date): Promise<void> =>
  deps.write((stores) => scheduleDelivery(stores, lane, runAt));
