import type { CompanyType, MilestoneKind, WaitingReason } from '@setu/proto/words';

/**
 * An item in a request that somebody has to deal with, such as an overdue milestone, or the next transition of the
 * request itself (`turn`).
 */
export interface Matter {
  requestId: string;
  reason: WaitingReason;
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
