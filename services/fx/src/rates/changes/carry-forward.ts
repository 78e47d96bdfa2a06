import type { FxDeps } from '../../deps.js';
import { ratePublished } from '../../events.js';
import { addDays, daysFrom, moscowDay } from '../domain/day.js';
import { carriedTo } from '../domain/rate.js';

/**
 * The demo world without the bank: the last rate said again for every day up to today, marked as carried.
 * Leaves today alone once the bank has answered for it. Gives how many days were filled.
 */
export function carryForward(deps: FxDeps, currency: string): Promise<number> {
  const today = moscowDay(deps.clock.now());
  return deps.write(async ({ rates, sheetDays, outbox }) => {
    const last = await rates.lastOn(currency, today);
    const [unanswered] = await sheetDays.missing([today]);
    if (last === undefined || unanswered === undefined) return 0;
    const filled = daysFrom(addDays(last.date, 1), today).map((day) => carriedTo(last, day));
    // Whoever filled them at the same time has told of them.
    const written = await rates.putMissing(filled);
    const newest = filled.at(-1);
    if (newest !== undefined && written > 0) await outbox.add(ratePublished(newest));
    return written;
  });
}
