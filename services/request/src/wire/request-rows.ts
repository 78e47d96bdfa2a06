import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/requests';
import { wireMilestoneKind, wireWaitingReason } from '@setu/proto/wire-words';
import { mayKnowClaims } from '../claims/domain/rights.js';
import type { Waits } from '../desk/store/matters-query.js';
import { isOpen } from '../milestones/domain/rights.js';
import { relationOf } from '../requests/domain/rights.js';
import type { SlaTerms } from '../requests/domain/sla-timers.js';
import type { ListedRequest } from '../requests/store/list-requests.js';
import type { Stores } from '../store/index.js';
import { channelViews } from './channel-view.js';
import { customerAmount } from './customer-amount.js';
import { type Gathered, gatherListed } from './gather-view.js';
import { withOwnOffers } from './own-offers.js';
import { concurrently } from './query-runner.js';
import { asReceived } from './received.js';
import { isoTimestamp } from './refs.js';
import { listedView } from './request-view.js';
import { turnsFor } from './sla-timer-view.js';
import { visibleTo } from './visible-to.js';
import { byRequest, waitingIn } from './waiting-view.js';
import { sideOrNone } from './wire-values.js';

/** Returns the rows of a page of requests, limited to what the actor may know. */
export async function requestRows(
  read: Stores,
  actor: Actor,
  {
    listed,
    now,
    waits,
    terms,
  }: { listed: readonly ListedRequest[]; now: Date; waits?: Waits | undefined; terms?: SlaTerms },
): Promise<wire.RequestRow[]> {
  const rowById = new Map(listed.map((line) => [line.id, line]));
  const ids = [...rowById.keys()];
  const shipping = listed.filter(({ status }) => status === 'partially_paid').filter((one) => !isPast(actor, one));
  const [complete, channels, claimed, overdue, turnOf, shipmentDays, waiting] = await concurrently(
    () => gatherListed(read, listed),
    () => channelViews(read, actor, listed, concurrently),
    async () => (mayKnowClaims(actor) ? read.claims.openAmong(ids) : new Set()),
    async () => (mayKnowOverdue(actor) ? overdueAmong(read, listed, now) : () => undefined),
    () => turnsFor(read, actor, listed, terms),
    () => read.milestones.shipmentDaysAmong(shipping.map(({ id }) => id)),
    async () => (waits && 'matters' in waits ? byRequest(waits.matters) : waitingIn(read, actor, { ids, now })),
  );
  const known = complete.map((each) => visibleTo(actor, each));
  const visible = await asReceived(read, actor, await withOwnOffers(read, actor, known));
  return visible.flatMap((gathered, place) => {
    const row = rowById.get(gathered.request.id);
    if (row === undefined) return [];
    const { name, count, unit } = row;
    const { statusAt } = gathered.request;
    const totalPrice = knowsTotal(actor, gathered) ? totalOf(gathered) : undefined;
    // If the card is hidden, its picture is hidden too.
    const pictureId = gathered.condition.card === complete[place]?.condition.card ? row.pictureId : '';
    const summary = {
      name,
      count,
      unit,
      pictureId,
      totalPrice,
      statusAt: isoTimestamp(statusAt),
      claimed: claimed.has(row.id),
    };
    const { clock, waitsFor } = turnOf(gathered.request);
    const marks = {
      clock,
      waitsFor: isPast(actor, row) ? sideOrNone(undefined) : waitsFor,
      waiting: (waiting.get(row.id) ?? []).map(({ reason }) => wireWaitingReason(reason)),
      overdue: overdue(row.id),
      shipBy: shipmentDays.get(row.id) ?? '',
      channels: channels.get(row.id) ?? [],
    };
    return [{ ...listedView(actor, gathered), ...summary, ...marks }];
  });
}

/** Returns whether the actor's company no longer takes part in the request, so that nobody is expected to act. */
const isPast = (actor: Actor, request: ListedRequest): boolean => relationOf(actor, request) === 'past';

/**
 * Returns whether the actor may see the total. Suppliers may not see what a customer is ready to pay for a description.
 */
const knowsTotal = ({ companyType }: Actor, { request, offer, contract }: Gathered): boolean =>
  companyType !== 'supplier' || request.kind === 'rfc' || offer !== undefined || contract !== undefined;

/** Returns the total, which is a range while there is only the price of a card with a range. */
const totalOf = ({ request: { total }, condition, offer, contract }: Gathered) =>
  offer === undefined && contract === undefined ? total && customerAmount(total.money, condition, total.rate) : total;

/** Returns whether the actor sees overdue milestones in lists. Suppliers see them only on the page of a deal. */
const mayKnowOverdue = ({ companyType }: Actor): boolean => companyType !== 'supplier';

/** Reads the overdue milestones of the requests with one query. */
async function overdueAmong(
  read: Stores,
  listed: readonly ListedRequest[],
  now: Date,
): Promise<(requestId: string) => wire.RequestRow['overdue']> {
  const found = await read.milestones.overdueAmong(
    listed.filter(isOpen).map(({ id }) => id),
    now,
  );
  return (requestId) => {
    const late = found.get(requestId);
    return late && { milestone: wireMilestoneKind(late.kind), since: late.since };
  };
}
