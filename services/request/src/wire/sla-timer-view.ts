import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/clock';
import type { Request } from '../requests/domain/request.js';
import { isManager } from '../requests/domain/rights.js';
import {
  handovers,
  invitedStatuses,
  responsibleParty,
  type SlaTerms,
  slaTermsOf,
  slaTimerOf,
} from '../requests/domain/sla-timers.js';
import type { Stores } from '../store/index.js';
import { isoTimestamp } from './refs.js';
import { sideOrNone } from './wire-values.js';

/** The responsible party of a request, and its SLA timer. */
interface Turn {
  waitsFor: wire.RequestClock['waitsFor'];
  clock: wire.RequestClock | undefined;
}

/**
 * Returns the function that computes who is responsible for a request, and its SLA timer. Managers and customers get the
 * timers of all stages. Suppliers get that of an offer until they make it: they ship by the day of the deal, not by the
 * limit of the stage, and an invitation before the request is sent out has no limit. The broker's other users get no
 * timers. `known` are the terms, if the caller has read them.
 */
export async function turnsFor(
  read: Pick<Stores, 'settings' | 'milestones'>,
  actor: Actor,
  requests: readonly Pick<Request, 'id' | 'status'>[],
  known?: SlaTerms,
): Promise<(request: Request) => Turn> {
  const { companyType, companyId } = actor;
  const mayHand = requests.filter(({ status }) => handovers[status] !== undefined || invitedStatuses.includes(status));
  const handedOver = await read.milestones.handedOverAmong(
    mayHand.map(({ id }) => id),
    companyType === 'supplier' ? companyId : undefined,
  );
  const hasTimers = companyType !== 'broker' || isManager(actor);
  const terms = hasTimers ? (known ?? slaTermsOf(await read.settings.values())) : undefined;
  return (request) => {
    const party = responsibleParty(request.status, handedOver.has(request.id), companyType);
    const waitsFor = sideOrNone(party);
    const isKnown = companyType !== 'supplier' || (party === 'supplier' && request.status === 'send_to_supplier');
    const timer = terms && isKnown ? slaTimerOf(request, terms) : undefined;
    return {
      waitsFor,
      clock: timer && { dueAt: isoTimestamp(timer.dueAt), waitsFor },
    };
  };
}
