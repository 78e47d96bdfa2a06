import type { Clock } from '@setu/kit/core';
import type { Task } from '@setu/kit/process';
import type { Stores } from '../store/index.js';

const DAY_MS = 24 * 3_600_000;

/**
 * Removes customers that a manager made for a request and did not publish within a day. Nobody else uses them. If the
 * same request is published later, its customer is restored.
 */
export const dropAbandonedCustomers = ({ autocommit, clock }: { autocommit: Stores; clock: Clock }): Task => ({
  name: 'identity.drop-abandoned-customers',
  cron: '17 * * * *',
  run: async () => {
    const now = clock.now();
    await autocommit.customers.dropAbandoned(new Date(now.getTime() - DAY_MS), now);
  },
});
