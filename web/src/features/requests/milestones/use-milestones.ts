import type { MilestoneView, RequestView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import type { ProgressStage } from '../../../ui/request-progress/request-progress';
import { milestoneDate, milestonePhases } from './milestone-note';
import { useListMilestonesQuery } from './milestones-api';

interface Milestones {
  list: readonly MilestoneView[];
  /** As the request's bridge shows them; undefined before the contract. */
  way: { label: string; stages: ProgressStage[] } | undefined;
  /** Asks how they stand now. */
  reload: () => Promise<readonly MilestoneView[]>;
}

/** What happens with a deal after its contract; nothing is asked for before it. */
export function useMilestones({ id, status_events: events }: RequestView): Milestones {
  const t = useTexts('requests');
  const words = useTexts('statuses');
  const isContracted = events.some(({ status }) => status === 'contracted');
  const query = useListMilestonesQuery(id, { skip: !isContracted });
  const list = query.data ?? [];
  const phases = milestonePhases(list);
  const stages = list.map((milestone, index): ProgressStage => {
    const { key, date } = milestoneDate(milestone);
    const note = key === 'happened' ? date : t(`milestones.${key}`, { date });
    return { id: milestone.kind, label: words(`milestone.${milestone.kind}`), phase: phases[index] ?? 'todo', note };
  });
  return {
    list,
    way: list.length > 0 ? { label: t('milestones.title'), stages } : undefined,
    reload: async () => (await query.refetch()).data ?? list,
  };
}
