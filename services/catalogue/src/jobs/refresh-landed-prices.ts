import type { Task } from '@setu/kit/process';
import type { CatalogueDeps } from '../deps.js';
import { beginRun, refreshBatch } from '../landed-price/changes/refresh-prices.js';

const name = 'catalogue.refresh-landed-prices';
/** The cards of one transaction. */
const batch = 50;
/** How long a run works, in ms. Other tasks wait that long. */
const workingMs = 200;
/** The share of time that the task works while cards are waiting, so that lists remain fast. */
const workingShare = 0.04;

type Refreshing = Pick<CatalogueDeps, 'read' | 'write' | 'clock'>;

/** Computes waiting prices for a moment. Returns the pause in ms until the next moment, or undefined if none is waiting. */
export async function refreshForMoment({ read, write, clock }: Refreshing): Promise<number | undefined> {
  const startedAt = performance.now();
  const costs = await beginRun({ read, write }, clock.now());
  if (costs === undefined) return undefined;
  let tookMs = 0;
  for (let hasMore = true; hasMore; tookMs = performance.now() - startedAt) {
    if (tookMs > workingMs) return tookMs * (1 / workingShare - 1);
    ({ hasMore } = await write((stores) => refreshBatch(stores, costs, batch)));
  }
  return undefined;
}

/**
 * Computes the landed prices of lists within a minute: of cards that have changed, and of all cards when the cost
 * tables or the settings change, when a rule begins or ends, and when a rate has moved by more than one percent. A pass
 * over all cards consists of short runs with long pauses.
 */
export const refreshLandedPrices = (deps: Refreshing): Task => ({
  name,
  cron: '* * * * *',
  atStart: true,
  run: async () => {
    const pauseMs = await refreshForMoment(deps);
    if (pauseMs === undefined) return;
    // The key makes the runs of a pass, and those of the schedule meanwhile, one chain.
    const runAt = new Date(Date.now() + pauseMs);
    await deps.write(({ jobs }) => jobs.add(name, {}, { key: name, runAt }));
  },
});
