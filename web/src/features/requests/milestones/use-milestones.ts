import type { MilestoneView, RequestView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import type { ProgressStage } from '../../../ui/request-progress/request-progress';
import { milestoneDate, milestonePhases } from './milestone-note';
import { useListMilestonesQuery } from './milestones-api';

interface Milestones {
  list: readonly MilestoneView[];
  /** The stages for the request's progress bar, or undefined before the contract. */
  way: { label: string; stages: ProgressStage[] } | undefined;
  /** Loads the current milestones. */
  reload: () => Promise<readonly MilestoneView[]>;
}

/** Returns the milestones of a deal. Nothing is queried before the contract. */
export function useMilestones({ id, status_events: events }: RequestView): Milestones {
  const t = useTexts('requests');
  const statusTexts = useTexts('statuses');
  const isContracted = events.some(({ status }) => status === 'contracted');
  const query = useListMilestonesQuery(id, { skip: !isContracted });
  const list = query.data ?? [];
  const phases = milestonePhases(list);
  const stages = list.map((milestone, index): ProgressStage => {
    const { key, date } = milestoneDate(milestone);
    const note = key === 'happened' ? date : t(`milestones.${key}`, { date });
    return {
      id: milestone.kind,
      label: statusTexts(`milestone.${milestone.kind}`),
      phase: phases[index] ?? 'todo',
      note,
    };
  });
  return {
    list,
    way: list.length > 0 ? { label: t('milestones.title'), stages } : undefined,
    reload: async () => (await query.refetch()).data ?? list,
  };
}
