import { fillPath, type MilestoneView, type PaperView, routes } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { leaveTo } from '../../../lib/page';
import { Button } from '../../../ui/button/button';
import { IconCheck, IconDownload } from '../../../ui/icon/icons';
import { useCreatePaperMutation, useListPapersQuery } from '../documents/documents-api';
import { useReportMilestone } from '../milestones/use-report-milestone';
import styles from './detail.module.css';

const invoices: readonly PaperView['kind'][] = ['proforma_advance', 'proforma_full'];

interface PaymentActionsProps {
  requestId: string;
  milestones: readonly MilestoneView[];
  reload: () => Promise<readonly MilestoneView[]>;
}

/** The customer's buttons for an advance that is due: mark it as paid, and download its invoice. */
export function PaymentActions({ requestId, milestones, reload }: PaymentActionsProps) {
  const t = useTexts('requests');
  const report = useReportMilestone({ requestId, reload });
  const advance = milestones.find(({ kind }) => kind === 'advance');
  return (
    <span className={styles.payment}>
      {advance?.may_say && !advance.happened && (
        <Button tone="main" size="large" icon={IconCheck} hasPopup="dialog" onClick={() => void report(advance, 'say')}>
          {t('toPay.mark')}
        </Button>
      )}
      <InvoiceButton requestId={requestId} />
    </span>
  );
}

/** Downloads the invoice if it is ready. Otherwise creates it in the list of documents. */
function InvoiceButton({ requestId }: { requestId: string }) {
  const t = useTexts('requests');
  const { data } = useListPapersQuery(requestId);
  const [create] = useCreatePaperMutation();
  const making = useAction({
    send: (kind: PaperView['kind']) => create({ id: requestId, kind }),
    failed: t('papers.failed'),
    done: () => ({ title: t('toPay.preparing'), text: t('toPay.preparingText') }),
  });
  const ready = data?.list.findLast(({ kind, state }) => invoices.includes(kind) && state === 'ready');
  const open = data?.open.find((kind) => invoices.includes(kind));
  if (!ready && !open) return null;
  const handleClick = () => {
    if (ready) leaveTo(fillPath(routes.downloadPaper.path, { request: requestId, paper: ready.id }));
    else if (open) void making.run(open);
  };
  return (
    <Button size="large" icon={IconDownload} isBusy={making.isBusy} onClick={handleClick}>
      {t('toPay.invoice')}
    </Button>
  );
}
