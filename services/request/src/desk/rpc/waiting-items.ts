import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/desk';
import { MilestoneKind, WaitingReason } from '@setu/proto/request/words';
import { wireMilestoneKind, wireWaitingReason } from '@setu/proto/wire-words';
import type { WaitingReason as WaitingWord } from '@setu/proto/words';
import type { SlaTerms } from '../../requests/domain/sla-timers.js';
import type { ListedRequest } from '../../requests/store/list-requests.js';
import type { Stores } from '../../store/index.js';
import { isoTimestamp } from '../../wire/refs.js';
import { requestRows } from '../../wire/request-rows.js';
import { type Matter, milestonesOf } from '../domain/matters.js';
import type { DeskScope } from '../domain/scope.js';
import { turnDue } from '../domain/turn-due.js';
import { waitingShown } from '../store/desk.js';
import type { MattersQuery } from '../store/matters-query.js';

type Waiting = Pick<wire.GetDeskResponse, 'waiting' | 'waitingTotal' | 'waitingCounts'>;
type Why = Omit<wire.WaitingRequest, 'request' | 'others'>;

/**
 * The parameters of the waiting items: the desk's scope and the part to show. With a reason, this is one page of its
 * items. Without a reason, it is the most urgent items of all reasons.
 */
interface WaitingQuery {
  scope: DeskScope;
  terms: SlaTerms;
  now: Date;
  reason: WaitingWord | undefined;
  page: number;
}

/** Returns the requests that wait for the caller, under one reason or under all reasons together. */
export async function waitingItems(read: Stores, actor: Actor, query: WaitingQuery): Promise<Waiting> {
  const { scope, terms, now, reason } = query;
  const of: MattersQuery = {
    scope,
    now,
    milestones: milestonesOf(scope.of),
    userId: actor.userId,
    companyId: actor.companyId,
  };
  const limit = waitingShown;
  const offset = reason === undefined ? 0 : (query.page - 1) * limit;
  const [awaiting, other] = await Promise.all([
    read.desk.waiting(scope, {
      terms,
      ...(reason === undefined || reason === 'turn' ? { limit, offset } : { limit: 0, offset: 0 }),
    }),
    read.desk.matters(of, reason === 'turn' ? { reason: undefined, limit: 0, offset: 0 } : { reason, limit, offset }),
  ]);
  const shipments = scope.of === 'supplier' ? awaiting.rows.filter(({ status }) => status === 'partially_paid') : [];
  const shipDays = await read.milestones.shipmentDaysAmong(shipments.map(({ id }) => id));
  const dueOf = (row: ListedRequest) => turnDue(row, { side: scope.of, terms, shipBy: shipDays.get(row.id) });
  const found = [...awaiting.rows.map((row) => turnItem(row, dueOf(row))), ...other.matters.map(matterItem)];
  const shown = reason === undefined ? found.sort(byDue).slice(0, limit) : found;
  const ids = shown.map(({ id }) => id);
  const [rows, matters] = await Promise.all([
    rowsOf(read, actor, { awaiting: awaiting.rows, ids, now }),
    read.desk.mattersIn(of, ids),
  ]);
  const counts = [['turn', awaiting.total] as const, ...other.counts].filter(([, count]) => count > 0);
  return {
    waiting: shown.map(({ id, ...why }) => ({
      request: rows.get(id),
      ...why,
      others: othersOf({ id, ...why }, matters),
    })),
    waitingTotal: counts.reduce((sum, [, count]) => sum + count, 0),
    waitingCounts: counts.map(([of, count]) => ({ reason: wireWaitingReason(of), count })),
  };
}

/** Returns what waits in the request of an item for other reasons. */
const othersOf = ({ id, reason }: Pick<Why, 'reason'> & { id: string }, matters: readonly Matter[]) =>
  matters.flatMap((matter) => {
    const { reason: other, channel, milestone } = matterItem(matter);
    return matter.requestId === id && other !== reason ? [{ reason: other, channel, milestone }] : [];
  });

/**
 * Compares two items. Requests that the caller's side must act on are compared by due date, other items by how long
 * they have waited. Requests without a deadline come last.
 */
const byDue = (one: Why, other: Why): number => timeOf(one) - timeOf(other);

const timeOf = ({ reason, dueAt, since }: Why): number => {
  if (reason !== WaitingReason.TURN) return Date.parse(since);
  return dueAt === '' ? Number.MAX_SAFE_INTEGER : Date.parse(dueAt);
};

const turnItem = (row: ListedRequest, dueAt: Date | undefined): Why & { id: string } => ({
  id: row.id,
  dueAt: isoTimestamp(dueAt),
  reason: WaitingReason.TURN,
  since: isoTimestamp(row.statusAt),
  channel: '',
  milestone: MilestoneKind.UNSPECIFIED,
});

const matterItem = ({ requestId: id, reason, since, channel, milestone }: Matter): Why & { id: string } => ({
  id,
  dueAt: '',
  reason: wireWaitingReason(reason),
  since: isoTimestamp(since),
  channel: channel ?? '',
  milestone: milestone === undefined ? MilestoneKind.UNSPECIFIED : wireMilestoneKind(milestone),
});

/** Returns the rows of the requests by id. The rows in `awaiting` have been read already. */
async function rowsOf(
  read: Stores,
  actor: Actor,
  { awaiting, ids, now }: { awaiting: readonly ListedRequest[]; ids: readonly string[]; now: Date },
) {
  const known = awaiting.filter(({ id }) => ids.includes(id));
  const missing = [...new Set(ids)].filter((id) => known.every((request) => request.id !== id));
  const listed = [...known, ...(await read.requests.list.byIds(missing))];
  const rows = await requestRows(read, actor, { listed, now });
  return new Map(rows.map((row) => [row.id, row]));
}
