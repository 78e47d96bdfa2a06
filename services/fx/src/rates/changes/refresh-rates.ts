import type { FxDeps } from '../../deps.js';
import { addDays, daysFrom, moscowDay } from '../domain/day.js';
import type { BankFeed } from '../feed/bank-feed.js';
import { storeSheet } from './store-sheet.js';

export interface Refreshing {
  feed: BankFeed;
  currencies: readonly string[];
  backfillDays: number;
}

/**
 * Asks the bank for today and for recent days it has not answered for yet; today first.
 * Gives how many answers were stored; throws what the bank or its sheet did wrong, keeping what came before.
 */
export async function refreshRates(deps: FxDeps, refreshing: Refreshing, signal?: AbortSignal): Promise<number> {
  const { feed, currencies, backfillDays } = refreshing;
  const today = moscowDay(deps.clock.now());
  const missing = await deps.read.sheetDays.missing(daysFrom(addDays(today, -backfillDays), addDays(today, -1)));
  for (const day of [today, ...missing.reverse()]) {
    signal?.throwIfAborted();
    await storeSheet(deps, day, { sheet: await feed.sheetOn(day, signal), currencies });
  }
  return 1 + missing.length;
}
