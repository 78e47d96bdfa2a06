import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/clock';
import { clockOf, termsOf, turns } from '../requests/domain/clocks.js';
import type { Request } from '../requests/domain/request.js';
import { isManager } from '../requests/domain/rights.js';
import type { Stores } from '../store/index.js';
import { moment } from './refs.js';
import { sideOrNone } from './request-words.js';

/**
 * Returns the function that gives managers a request's SLA timer. Other users get none, because the broker's limits do
 * not bind them.
 */
export async function clocksFor(
  read: Pick<Stores, 'settings'>,
  actor: Actor,
): Promise<(request: Request) => wire.RequestClock | undefined> {
  if (!isManager(actor)) return () => undefined;
  const terms = termsOf(await read.settings.values());
  return (request) => {
    const clock = clockOf(request, terms);
    const waitsFor = sideOrNone(turns[request.status]);
    return clock && { warnAt: moment(clock.warnAt), dueAt: moment(clock.dueAt), waitsFor };
  };
}
