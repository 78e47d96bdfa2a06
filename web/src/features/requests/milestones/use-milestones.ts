import type { MilestoneView, RequestView } from '@setu/contract';
import { byDate } from './milestone-note';
import { useListMilestonesQuery } from './milestones-api';

interface Milestones {
  /** In order of their dates. Empty before the contract. */
  list: readonly MilestoneView[];
  /** Loads the current milestones. */
  reload: () => Promise<readonly MilestoneView[]>;
}

/** Returns the milestones of a deal. Nothing is queried before the contract. */
export function useMilestones({ id, status_events: events }: RequestView): Milestones {
  const isContracted = events.some(({ status }) => status === 'contracted');
  const query = useListMilestonesQuery(id, { skip: !isContracted });
  const list = query.data ?? [];
  return {
    list: byDate(list),
    reload: async () => (await query.refetch()).data ?? list,
  };
}
