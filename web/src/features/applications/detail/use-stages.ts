import type { ApplicationView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import type { ProgressStage } from '../../../ui/request-progress/request-progress';
import { isDeclined } from '../application-chip';

const order = ['new', 'in_work', 'completed'] as const;

/**
 * Returns the stages of an application (specification, section 4). Earlier stages are done, the current one is in
 * progress, and a completed one is done. A rejected or declined application has only the stages it reached, and its end.
 */
export function useStages({ application, company }: ApplicationView): ProgressStage[] {
  const t = useTexts('applications');
  const dates = { new: application.created_at, in_work: application.in_work_at, completed: application.completed_at };
  const noteOf = (date: string | null) => (date ? formatDateTime(date) : undefined);
  const end = isDeclined({ application, company }) ? 'declined' : application.status;
  if (end === 'declined' || end === 'rejected') {
    const reached = order.filter((stage) => stage !== 'completed' && dates[stage] !== null);
    return [
      ...reached.map((id) => ({ id, label: t(`status.${id}`), phase: 'done' as const, note: noteOf(dates[id]) })),
      {
        id: end,
        label: t(`status.${end}`),
        phase: 'closed',
        note: noteOf(application.rejected_at ?? application.completed_at),
      },
    ];
  }
  const at = order.indexOf(end);
  return order.map((id, index) => ({
    id,
    label: t(`status.${id}`),
    phase: index < at || end === 'completed' ? 'done' : index === at ? 'doing' : 'todo',
    note: noteOf(dates[id]),
  }));
}
