import type { MilestoneView, RequestView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconCheck } from '../../../ui/icon/icons';
import { InvoiceButton } from '../documents/invoice-button';
import { useReportMilestone } from '../milestones/use-report-milestone';
import styles from './detail.module.css';

interface PaymentActionsProps {
  request: RequestView;
  kind: 'advance' | 'balance';
  milestones: readonly MilestoneView[];
  reload: () => Promise<readonly MilestoneView[]>;
}

/** The customer's buttons for a payment that is due: mark it as paid, and download its invoice. */
export function PaymentActions({ request, kind, milestones, reload }: PaymentActionsProps) {
  const t = useTexts('requests');
  const report = useReportMilestone({ request, milestones, reload });
  const payment = milestones.find((milestone) => milestone.kind === kind);
  return (
    <span className={styles.payment}>
      {payment?.may_say && !payment.happened && (
        <Button tone="main" size="large" icon={IconCheck} hasPopup="dialog" onClick={() => void report(payment, 'say')}>
          {t(`milestones.mark.${kind}`)}
        </Button>
      )}
      <InvoiceButton requestId={request.id} payment={kind} size="large" />
    </span>
  );
}
