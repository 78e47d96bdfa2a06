import { setTimeout as wait } from 'node:timers/promises';
import type { Task } from '@setu/kit/process';
import type { CatalogueDeps } from '../deps.js';
import { beginRun, refreshBatch } from '../landed-price/changes/refresh-prices.js';

/** The cards of one transaction. */
const batch = 50;
/** The share of time that the task works. It pauses for the rest, so that lists remain fast. */
const workingShare = 0.05;
/** A run ends before the next one begins. The next one continues where this one stopped. */
const longestMs = 50_000;

/** Waits, but not longer than the process runs. The next start continues the pass. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal }).catch(() => undefined);

type Refreshing = Pick<CatalogueDeps, 'read' | 'write' | 'clock'>;

/**
 * Computes the landed prices of lists within a minute: of cards that have changed, and of all cards when the cost
 * tables or the settings change, when a rule begins or ends, and when a rate has moved by more than one percent.
 */
export const refreshLandedPrices = ({ read, write, clock }: Refreshing): Task => ({
  name: 'catalogue.refresh-landed-prices',
  cron: '* * * * *',
  atStart: true,
  // The task mostly pauses, and must delay no other one.
  apart: true,
  run: async (_, { signal }) => {
    const until = performance.now() + longestMs;
    const costs = await beginRun({ read, write }, clock.now());
    for (let hasMore = costs !== undefined; hasMore && !signal.aborted && performance.now() < until; ) {
      const startedAt = performance.now();
      if (costs !== undefined) ({ hasMore } = await write((stores) => refreshBatch(stores, costs, batch)));
      const tookMs = performance.now() - startedAt;
      await pause(tookMs * (1 / workingShare - 1), signal);
    }
  },
});
