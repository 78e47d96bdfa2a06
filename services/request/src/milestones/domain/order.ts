import { type MilestoneKind, milestoneKinds } from '@setu/proto/words';
import type { Status } from '../../requests/domain/lifecycle.js';
import type { Day, MilestoneFacts } from './milestone.js';
import { isOpen } from './rights.js';

type Known = Pick<MilestoneFacts, 'expectedOn' | 'happenedOn'>;

/** The milestones that the next ones do not wait for: goods can go on before their customs papers and the balance. */
const passable: readonly MilestoneKind[] = ['at_customs', 'balance'];

/**
 * Returns the milestones that the deal waits for now. Production starts when the broker has confirmed the advance, so a
 * contracted deal waits for nothing but its advance. Later it waits for the earliest milestone that has not happened. If
 * the goods can go on without that one, it also waits for the next one. `order` is the order of the deal.
 */
export function currentMilestones(
  status: Status,
  of: ReadonlyMap<MilestoneKind, Known>,
  order: readonly MilestoneKind[] = milestoneKinds,
): MilestoneKind[] {
  const isAhead = (kind: MilestoneKind) => of.get(kind)?.happenedOn === undefined;
  const ahead = order.filter((kind) => isAwaited(kind, status) && isAhead(kind));
  const dayOf = (kind: MilestoneKind): Day => of.get(kind)?.expectedOn ?? '';
  const dated = ahead.filter((kind) => dayOf(kind) !== '').toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
  // A milestone without a day keeps its usual place.
  const ordered = ahead.map((kind) => (dayOf(kind) === '' ? kind : (dated.shift() ?? kind)));
  const held = ordered.findIndex((kind) => !passable.includes(kind));
  return held < 0 ? ordered : ordered.slice(0, held + 1);
}

/** Returns whether a milestone was expected before today and is not reported as happened. */
export const isOverdue = ({ expectedOn, happenedOn }: Known, today: Day): boolean =>
  happenedOn === undefined && expectedOn !== undefined && expectedOn < today;

/** Returns whether a milestone can be late: a contracted deal waits only for its advance, a later one no more for it. */
export const isAwaited = (kind: MilestoneKind, status: Status): boolean =>
  isOpen({ status }) && (kind === 'advance') === (status === 'contracted');

/**
 * Returns the last of the milestones that usually come before this one but happened on a later day. Returns undefined
 * if there is none. This causes a warning, not an error: goods may be delivered before their customs documents.
 */
export function laterOf(
  kind: MilestoneKind,
  of: ReadonlyMap<MilestoneKind, Known>,
  order: readonly MilestoneKind[] = milestoneKinds,
): MilestoneKind | undefined {
  const happened = of.get(kind)?.happenedOn;
  if (happened === undefined) return undefined;
  const before = order.slice(0, order.indexOf(kind));
  return before.findLast((earlier) => (of.get(earlier)?.happenedOn ?? '') > happened);
}
