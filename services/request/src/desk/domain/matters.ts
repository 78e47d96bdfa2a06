import type { CompanyType, MilestoneKind, WaitingReason } from '@setu/proto/words';

/**
 * An item of a request that waits for someone, such as an overdue milestone. A status that waits for its responsible
 * party is not such an item.
 */
export interface Matter {
  requestId: string;
  reason: Exclude<WaitingReason, 'turn'>;
  since: Date;
  /** The conversation that the item is in. */
  channel: string | undefined;
  milestone: MilestoneKind | undefined;
}

/** The side that is expected to report each milestone first. */
const reporters: Record<MilestoneKind, CompanyType> = {
  advance: 'customer',
  shipped: 'supplier',
  at_customs: 'broker',
  delivered: 'customer',
  balance: 'customer',
};

/** Returns the milestones that a side is expected to report. */
export const milestonesOf = (side: string): MilestoneKind[] =>
  (Object.keys(reporters) as MilestoneKind[]).filter((kind) => reporters[kind] === side);
