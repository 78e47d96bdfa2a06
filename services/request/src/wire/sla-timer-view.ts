import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/clock';
import type { Request } from '../requests/domain/request.js';
import { isManager } from '../requests/domain/rights.js';
import { responsibleParties, slaTermsOf, slaTimerOf, termsOf } from '../requests/domain/sla-timers.js';
import type { Stores } from '../store/index.js';
import { isoTimestamp } from './refs.js';
import { sideOrNone } from './wire-values.js';

/**
 * Returns the function that computes a request's SLA timer. Managers get the timers of all stages, customers and suppliers
 * those of their own. The broker's other users get none.
 */
export async function slaTimersFor(
  read: Pick<Stores, 'settings'>,
  actor: Actor,
): Promise<(request: Request) => wire.RequestClock | undefined> {
  if (actor.companyType === 'broker' && !isManager(actor)) return () => undefined;
  const terms = termsOf(actor.companyType, slaTermsOf(await read.settings.values()));
  return (request) => {
    const timer = slaTimerOf(request, terms);
    const waitsFor = sideOrNone(responsibleParties[request.status]);
    return timer && { warnAt: isoTimestamp(timer.warnAt), dueAt: isoTimestamp(timer.dueAt), waitsFor };
  };
}
