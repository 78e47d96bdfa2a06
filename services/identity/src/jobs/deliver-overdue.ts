import type { Task } from '@setu/kit/process';
import type { IdentityDeps } from '../deps.js';
import { scheduleDelivery } from '../webhooks/changes/queue-deliveries.js';

const BATCH = 500;
const LATE_MS = 60_000;

/** Reschedules deliveries that are more than a minute overdue, because the process that was to send them has died. */
export const deliverOverdue = ({ read, write, clock }: IdentityDeps): Task => ({
  name: 'identity.deliver-overdue-webhooks',
  cron: '* * * * *',
  run: async () => {
    const lanes = await read.deliveries.overdue(new Date(clock.now().getTime() - LATE_MS), BATCH);
    if (lanes.length === 0) return;
    await write(async (stores) => {
      for (const lane of lanes) await scheduleDelivery(stores, lane);
    });
  },
});
