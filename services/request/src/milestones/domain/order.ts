import { type MilestoneKind, milestoneKinds } from '@setu/proto/words';
import type { Day, Word } from './milestone.js';

type Known = Pick<Word, 'expectedOn' | 'happenedOn'>;

/** Expected before today, and nobody said that it happened. */
export const isOverdue = ({ expectedOn, happenedOn }: Known, today: Day): boolean =>
  happenedOn === undefined && expectedOn !== undefined && expectedOn < today;

/**
 * An earlier milestone of the usual order that happened on a later day: advised against, not refused, for goods may be
 * delivered before their customs papers are. The last such one; undefined: none.
 */
export function laterOf(kind: MilestoneKind, of: ReadonlyMap<MilestoneKind, Known>): MilestoneKind | undefined {
  const happened = of.get(kind)?.happenedOn;
  if (happened === undefined) return undefined;
  const before = milestoneKinds.slice(0, milestoneKinds.indexOf(kind));
  return before.findLast((earlier) => (of.get(earlier)?.happenedOn ?? '') > happened);
}
