import type { FxDeps } from '../../deps.js';
import { ratePublished } from '../../events.js';
import { addDays, daysFrom, moscowDay } from '../domain/day.js';
import { carriedTo } from '../domain/rate.js';

/**
 * Repeats the last rate for every day up to today and marks the copies as carried. Only a demo world does this, while
 * the Bank of Russia does not answer.
 * Does nothing once the bank has answered for today. Returns the number of days filled.
 */
export function carryForward(deps: FxDeps, currency: string): Promise<number> {
  const today = moscowDay(deps.clock.now());
  return deps.write(async ({ rates, sheetDays, outbox }) => {
    const last = await rates.lastOn(currency, today);
    const [unanswered] = await sheetDays.missing([today]);
    if (last === undefined || unanswered === undefined) return 0;
    const filled = daysFrom(addDays(last.date, 1), today).map((day) => carriedTo(last, day));
    // If another process filled the days at the same time, that process published the event.
    const written = await rates.putMissing(filled);
    const newest = filled.at(-1);
    if (newest !== undefined && written > 0) await outbox.add(ratePublished(newest));
    return written;
  });
}
