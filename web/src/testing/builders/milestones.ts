import type { MilestoneView } from '@setu/contract';
import { milestoneKinds } from '@setu/contract';

/** Returns the five milestones of a contracted request, with no progress reported. `changes` are by kind. */
export const someMilestones = (
  changes: Partial<Record<MilestoneView['kind'], Partial<MilestoneView>>> = {},
  common: Partial<MilestoneView> = {},
): MilestoneView[] =>
  milestoneKinds.map((kind) => ({
    ...{ kind, version: 0, expected: null, happened: null, note: '', files: [], side: null, by: null, acting: null },
    ...{ said_at: null, overdue: false, after: null, may_say: false, may_plan: false, due: null },
    ...{ lead_days: null, before_shipment: false, ...common, ...changes[kind] },
  }));
