import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/milestones';
import { MilestoneKind as WireKind } from '@setu/proto/request/words';
import { wireMilestoneKind } from '@setu/proto/wire-words';
import type { MilestoneKind } from '@setu/proto/words';
import {
  type DeliveryTerms,
  isBalanceBeforeShipment,
  milestoneOrder,
  shipmentDay,
} from '../milestones/domain/delivery-terms.js';
import type { Milestone } from '../milestones/domain/milestone.js';
import { currentMilestones, isAwaited, isOverdue, laterOf } from '../milestones/domain/order.js';
import { mayPlan, mayRead, mayReport } from '../milestones/domain/rights.js';
import { areIntroduced, mayKnow } from '../requests/domain/identities.js';
import type { Request } from '../requests/domain/request.js';
import type { Stores } from '../store/index.js';
import { isoTimestamp, personRef } from './refs.js';
import { sideOrNone } from './wire-values.js';

interface ViewContext {
  request: Request;
  /** The current day in the reader's time zone. */
  today: string;
}

/**
 * Returns the milestones of a request that the actor may see, in the form for that actor. There are none before the
 * contract.
 */
export async function milestoneViews(
  stores: Pick<Stores, 'history' | 'milestones' | 'people'>,
  actor: Actor,
  { request, today }: ViewContext,
): Promise<wire.Milestone[]> {
  if (!mayRead(actor, request)) return [];
  const introduced = areIntroduced((await stores.history.of([request.id])).get(request.id) ?? []);
  if (!introduced) return [];
  const reported = await stores.milestones.of(request.id);
  const reporters = [...reported.values()].flatMap(({ byUserId, actingUserId }) => [byUserId, actingUserId ?? '']);
  const ids = [...reporters, request.brokerManagerId ?? ''].filter((id) => id !== '');
  const people = await stores.people.byIds([...new Set(ids)]);
  const named = ({ side, byUserId, actingUserId }: Milestone) => {
    const isKnown = mayKnow(actor, side, introduced);
    return {
      by: personRef(isKnown ? byUserId : request.brokerManagerId, people),
      acting: personRef(isKnown ? actingUserId : undefined, people),
    };
  };
  const terms = await stores.milestones.termsOf(request.id);
  const order = milestoneOrder(terms, reported);
  const current = currentMilestones(request.status, reported, order);
  const isReported = (kind: MilestoneKind) => reported.get(kind)?.happenedOn !== undefined;
  return order.map((kind) => ({
    ...factsView(kind, reported, { canBeLate: isAwaited(kind, request.status), today, order }),
    ...termsView(kind, terms, request),
    ...reporterView(reported.get(kind), named),
    // A report out of turn is still accepted, but no screen offers it.
    maySay:
      (current.includes(kind) || isReported(kind)) && mayReport(actor, request, { kind, isReported: isReported(kind) }),
    mayPlan: mayPlan(actor, request),
  }));
}

function factsView(
  kind: MilestoneKind,
  reported: ReadonlyMap<MilestoneKind, Milestone>,
  { canBeLate, today, order }: { canBeLate: boolean; today: string; order: readonly MilestoneKind[] },
) {
  const milestone = reported.get(kind);
  const after = laterOf(kind, reported, order);
  return {
    kind: wireMilestoneKind(kind),
    version: milestone?.version ?? 0,
    expectedOn: milestone?.expectedOn ?? '',
    happenedOn: milestone?.happenedOn ?? '',
    note: milestone?.note ?? '',
    files: [...(milestone?.files ?? [])],
    overdue: canBeLate && milestone !== undefined && isOverdue(milestone, today),
    after: after === undefined ? WireKind.UNSPECIFIED : wireMilestoneKind(after),
  };
}

/** Returns what the terms of the deal say about a milestone. */
function termsView(
  kind: MilestoneKind,
  terms: DeliveryTerms | undefined,
  { status }: Pick<Request, 'status'>,
): Pick<wire.Milestone, 'dueOn' | 'leadDays' | 'beforeShipment'> {
  const known = kind === 'shipped' ? terms : undefined;
  // Until the advance is confirmed, only the time after it is known.
  const isAhead = status === 'contracted' && known?.isService === false;
  const { day = '', leadDays } = (known && shipmentDay(known)) ?? { leadDays: isAhead ? known?.leadDays : undefined };
  const isBefore = kind === 'balance' && terms !== undefined && isBalanceBeforeShipment(terms);
  return { dueOn: leadDays === undefined ? '' : day, leadDays: leadDays ?? 0, beforeShipment: isBefore };
}

const reporterView = (
  milestone: Milestone | undefined,
  named: (milestone: Milestone) => Pick<wire.Milestone, 'by' | 'acting'>,
): Pick<wire.Milestone, 'by' | 'acting' | 'side' | 'saidAt'> => ({
  ...(milestone ? named(milestone) : { by: undefined, acting: undefined }),
  side: sideOrNone(milestone?.side),
  saidAt: isoTimestamp(milestone?.reportedAt),
});
