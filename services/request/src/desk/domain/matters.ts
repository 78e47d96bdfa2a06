import type { CompanyType, MilestoneKind, WaitingReason } from '@setu/proto/words';

/** Something of a request that waits for somebody, beside its turn. */
export interface Matter {
  requestId: string;
  reason: Exclude<WaitingReason, 'turn'>;
  since: Date;
  /** The conversation it is in. */
  channel: string | undefined;
  milestone: MilestoneKind | undefined;
}

/** Who is to say first that a milestone has happened. */
const sayers: Record<MilestoneKind, CompanyType> = {
  advance: 'customer',
  shipped: 'supplier',
  at_customs: 'broker',
  delivered: 'customer',
  balance: 'customer',
};

/** The milestones that side is to say have happened. */
export const milestonesOf = (side: string): MilestoneKind[] =>
  (Object.keys(sayers) as MilestoneKind[]).filter((kind) => sayers[kind] === side);
