import type { MilestoneView } from '@setu/contract';
import { withTexts } from '../../../i18n/load-texts';
import { useTexts } from '../../../i18n/use-texts';
import { openModal } from '../../../ui/modal/modal-store';
import { notify } from '../../../ui/toast/toast-store';
import type { SayingMode } from './milestone-values';

// Its form has a calendar and files: they come with the first press.
const loadModal = withTexts(['fields'], () => import('./milestone-modal'));

interface Asked {
  requestId: string;
  /** Asks how the milestones stand now. */
  reload: () => Promise<readonly MilestoneView[]>;
}

/** Asks for what is to be said of a milestone and says it. */
export function useSayMilestone({ requestId, reload }: Asked) {
  const t = useTexts('requests');
  const words = useTexts('statuses');
  return async (milestone: MilestoneView, mode: SayingMode): Promise<void> => {
    const { MilestoneModal } = await loadModal();
    const isDone = await openModal(MilestoneModal, { requestId, milestone, mode, reload });
    if (isDone === true) {
      notify({ kind: 'success', title: t('milestones.done', { stage: words(`milestone.${milestone.kind}`) }) });
    }
  };
}
