import type { MilestoneView } from '@setu/contract';
import { withTexts } from '../../../i18n/load-texts';
import { useTexts } from '../../../i18n/use-texts';
import { openModal } from '../../../ui/modal/modal-store';
import { notify } from '../../../ui/toast/toast-store';
import type { ReportMode } from './milestone-values';

// The form has a calendar and files, so it loads on the first click.
const loadModal = withTexts(['fields'], () => import('./milestone-modal'));

interface MilestoneContext {
  requestId: string;
  /** Loads the current milestones. */
  reload: () => Promise<readonly MilestoneView[]>;
}

/** Asks for the report of a milestone and sends it. */
export function useReportMilestone({ requestId, reload }: MilestoneContext) {
  const t = useTexts('requests');
  const statusTexts = useTexts('statuses');
  return async (milestone: MilestoneView, mode: ReportMode): Promise<void> => {
    const { MilestoneModal } = await loadModal();
    const isDone = await openModal(MilestoneModal, { requestId, milestone, mode, reload });
    if (isDone === true) {
      notify({ kind: 'success', title: t('milestones.done', { stage: statusTexts(`milestone.${milestone.kind}`) }) });
    }
  };
}
