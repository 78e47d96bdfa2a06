import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/desk';
import { MilestoneKind, WaitingReason } from '@setu/proto/request/words';
import { wireMilestoneKind, wireWaitingReason } from '@setu/proto/wire-words';
import type { WaitingReason as WaitingWord } from '@setu/proto/words';
import { clockOf, type Terms, turnsOf } from '../../requests/domain/clocks.js';
import type { ListedRequest } from '../../requests/store/list-requests.js';
import type { Stores } from '../../store/index.js';
import { moment } from '../../wire/refs.js';
import { requestRows } from '../../wire/request-rows.js';
import { type Matter, milestonesOf } from '../domain/matters.js';
import type { DeskScope } from '../domain/scope.js';
import { waitingShown } from '../store/desk.js';

type Waiting = Pick<wire.GetDeskResponse, 'waiting' | 'waitingTotal' | 'waitingCounts'>;
type Why = Omit<wire.WaitingRequest, 'request'>;

/**
 * The parameters of the waiting items: the desk's scope and the part to show. With a reason, one page of its items.
 * Without one, the most urgent items of all reasons.
 */
interface AskedWaiting {
  scope: DeskScope;
  terms: Terms;
  now: Date;
  reason: WaitingWord | undefined;
  page: number;
}

/** Returns what waits for the reader, for all reasons together or for one reason. */
export async function whatWaits(read: Stores, actor: Actor, asked: AskedWaiting): Promise<Waiting> {
  const { scope, terms, now, reason } = asked;
  const milestones = milestonesOf(scope.of);
  const most = waitingShown;
  const offset = reason === undefined ? 0 : (asked.page - 1) * most;
  const [turns, other] = await Promise.all([
    read.desk.waiting(scope, turnsOf(scope.of), {
      terms,
      ...(reason === undefined || reason === 'turn' ? { most, offset } : { most: 0, offset: 0 }),
    }),
    read.desk.matters(
      { ...{ scope, milestones, now }, userId: actor.userId, companyId: actor.companyId },
      reason === 'turn' ? { reason: undefined, most: 0, offset: 0 } : { reason, most, offset },
    ),
  ]);
  const found = [...turns.rows.map((row) => turn(row, terms)), ...other.matters.map(matter)];
  const shown = reason === undefined ? found.sort(byDue).slice(0, most) : found;
  const rows = await rowsOf(read, actor, { turns: turns.rows, ids: shown.map(({ id }) => id), now });
  const counts = [['turn', turns.total] as const, ...other.counts].filter(([, count]) => count > 0);
  return {
    waiting: shown.map(({ id, ...why }) => ({ request: rows.get(id), ...why })),
    waitingTotal: counts.reduce((sum, [, count]) => sum + count, 0),
    waitingCounts: counts.map(([of, count]) => ({ reason: wireWaitingReason(of), count })),
  };
}

/**
 * Sorts requests whose party is responsible by due date, and other items by how long they have waited. Requests without
 * a deadline come last.
 */
const byDue = (one: Why, other: Why): number => timeOf(one) - timeOf(other);

const timeOf = ({ reason, dueAt, since }: Why): number => {
  if (reason !== WaitingReason.TURN) return Date.parse(since);
  return dueAt === '' ? Number.MAX_SAFE_INTEGER : Date.parse(dueAt);
};

const turn = (row: ListedRequest, terms: Terms): Why & { id: string } => ({
  id: row.id,
  dueAt: moment(clockOf(row, terms)?.dueAt),
  reason: WaitingReason.TURN,
  since: moment(row.statusAt),
  channel: '',
  milestone: MilestoneKind.UNSPECIFIED,
});

const matter = ({ requestId: id, reason, since, channel, milestone }: Matter): Why & { id: string } => ({
  id,
  dueAt: '',
  reason: wireWaitingReason(reason),
  since: moment(since),
  channel: channel ?? '',
  milestone: milestone === undefined ? MilestoneKind.UNSPECIFIED : wireMilestoneKind(milestone),
});

/** Returns the rows of the requests by id. The rows in `turns` have been read already. */
async function rowsOf(
  read: Stores,
  actor: Actor,
  { turns, ids, now }: { turns: readonly ListedRequest[]; ids: readonly string[]; now: Date },
) {
  const known = turns.filter(({ id }) => ids.includes(id));
  const missing = [...new Set(ids)].filter((id) => known.every((request) => request.id !== id));
  const listed = [...known, ...(await read.requests.list.byIds(missing))];
  const rows = await requestRows(read, actor, { listed, now });
  return new Map(rows.map((row) => [row.id, row]));
}
