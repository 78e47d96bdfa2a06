import { type MilestoneKind, milestoneKinds } from '@setu/proto/words';
import type { Status } from '../../requests/domain/lifecycle.js';
import type { Day, MilestoneFacts } from './milestone.js';
import { isOpen } from './rights.js';

type Known = Pick<MilestoneFacts, 'expectedOn' | 'happenedOn'>;

/**
 * Returns the milestones that the deal waits for now. Production starts when the broker has confirmed the advance, so a
 * contracted deal waits for nothing but its advance. Later it waits for the earliest milestone that has not happened.
 * While the goods are at customs, it also waits for the next one: customs papers often arrive after the goods.
 */
export function currentMilestones(status: Status, of: ReadonlyMap<MilestoneKind, Known>): MilestoneKind[] {
  const isAhead = (kind: MilestoneKind) => of.get(kind)?.happenedOn === undefined;
  const ahead = milestoneKinds.filter((kind) => isAwaited(kind, status) && isAhead(kind));
  const dayOf = (kind: MilestoneKind): Day => of.get(kind)?.expectedOn ?? '';
  const dated = ahead.filter((kind) => dayOf(kind) !== '').toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
  // A milestone without a day keeps its usual place.
  const ordered = ahead.map((kind) => (dayOf(kind) === '' ? kind : (dated.shift() ?? kind)));
  return ordered.slice(0, ordered[0] === 'at_customs' ? 2 : 1);
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
export function laterOf(kind: MilestoneKind, of: ReadonlyMap<MilestoneKind, Known>): MilestoneKind | undefined {
  const happened = of.get(kind)?.happenedOn;
  if (happened === undefined) return undefined;
  const before = milestoneKinds.slice(0, milestoneKinds.indexOf(kind));
  return before.findLast((earlier) => (of.get(earlier)?.happenedOn ?? '') > happened);
}
