import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/clock';
import type { Request } from '../requests/domain/request.js';
import { isManager } from '../requests/domain/rights.js';
import { responsibleParties, slaTermsOf, slaTimerOf } from '../requests/domain/sla-timers.js';
import type { Stores } from '../store/index.js';
import { isoTimestamp } from './refs.js';
import { sideOrNone } from './wire-values.js';

/**
 * Returns the function that computes a request's SLA timer for managers. Other users get no timer, because the broker's
 * limits do not bind them.
 */
export async function slaTimersFor(
  read: Pick<Stores, 'settings'>,
  actor: Actor,
): Promise<(request: Request) => wire.RequestClock | undefined> {
  if (!isManager(actor)) return () => undefined;
  const terms = slaTermsOf(await read.settings.values());
  return (request) => {
    const timer = slaTimerOf(request, terms);
    const waitsFor = sideOrNone(responsibleParties[request.status]);
    return timer && { warnAt: isoTimestamp(timer.warnAt), dueAt: isoTimestamp(timer.dueAt), waitsFor };
  };
}
