import type { MilestoneView, RequestView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconCheck } from '../../../ui/icon/icons';
import { InvoiceButton } from '../documents/invoice-button';
import { useReportMilestone } from '../milestones/use-report-milestone';
import styles from './detail.module.css';

interface PaymentActionsProps {
  request: RequestView;
  milestones: readonly MilestoneView[];
  reload: () => Promise<readonly MilestoneView[]>;
}

/** The customer's buttons for an advance that is due: mark it as paid, and download its invoice. */
export function PaymentActions({ request, milestones, reload }: PaymentActionsProps) {
  const t = useTexts('requests');
  const report = useReportMilestone({ request, milestones, reload });
  const advance = milestones.find(({ kind }) => kind === 'advance');
  return (
    <span className={styles.payment}>
      {advance?.may_say && !advance.happened && (
        <Button tone="main" size="large" icon={IconCheck} hasPopup="dialog" onClick={() => void report(advance, 'say')}>
          {t('milestones.mark.advance')}
        </Button>
      )}
      <InvoiceButton requestId={request.id} payment="advance" size="large" />
    </span>
  );
}
