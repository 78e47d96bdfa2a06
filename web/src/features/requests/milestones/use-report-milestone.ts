import type { MilestoneView, RequestView } from '@setu/contract';
import { withTexts } from '../../../i18n/load-texts';
import { useTexts } from '../../../i18n/use-texts';
import { openModal } from '../../../ui/modal/modal-store';
import { notify } from '../../../ui/toast/toast-store';
import { usePaymentText } from '../detail/use-payment-text';
import { isBalanceOpenBeforeShipment } from '../model/unmarked';
import type { ReportMode } from './milestone-values';

// The form has a calendar and files, so it loads on the first click.
const loadModal = withTexts(['fields'], () => import('./milestone-modal'));

interface MilestoneContext {
  request: RequestView;
  milestones: readonly MilestoneView[];
  /** Loads the current milestones. */
  reload: () => Promise<readonly MilestoneView[]>;
}

/** Asks for the report of a milestone and sends it. */
export function useReportMilestone({ request, milestones, reload }: MilestoneContext) {
  const t = useTexts('requests');
  const statusTexts = useTexts('statuses');
  const payment = usePaymentText(request, milestones);
  const dueKind = request.status === 'contracted' ? 'advance' : 'balance';
  return async (milestone: MilestoneView, mode: ReportMode): Promise<void> => {
    const { MilestoneModal } = await loadModal();
    const amountDue = milestone.kind === dueKind && mode === 'say' ? payment : null;
    const isEarly = milestone.kind === 'shipped' && mode === 'say' && isBalanceOpenBeforeShipment(request, milestones);
    const warning = isEarly ? t('milestones.unpaid') : null;
    const isDone = await openModal(MilestoneModal, {
      ...{ requestId: request.id, milestone, mode, amountDue, warning, reload },
    });
    if (isDone === true) {
      const stage = statusTexts(`milestone.${milestone.kind}`);
      const title = mode === 'say' ? t(`milestones.marked.${milestone.kind}`) : t('milestones.done', { stage });
      notify({ kind: 'success', title });
    }
  };
}
