import { type MilestoneKind, milestoneKinds } from '@setu/proto/words';
import type { Day, MilestoneFacts } from './milestone.js';

type Known = Pick<MilestoneFacts, 'expectedOn' | 'happenedOn'>;

/** Returns whether a milestone was expected before today and is not reported as happened. */
export const isOverdue = ({ expectedOn, happenedOn }: Known, today: Day): boolean =>
  happenedOn === undefined && expectedOn !== undefined && expectedOn < today;

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
