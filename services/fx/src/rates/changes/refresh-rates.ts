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
 * Requests the rates of today, then of recent days that the Bank of Russia has not answered for. Returns the number of
 * answers stored. Throws if a request fails or its sheet is unreadable. Answers stored before the error are kept.
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
