import { fillPath, type PaperView, routes } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { leaveTo } from '../../../lib/page';
import { Button } from '../../../ui/button/button';
import { IconDownload } from '../../../ui/icon/icons';
import { useCreatePaperMutation, useListPapersQuery } from './documents-api';

const invoices = {
  advance: ['proforma_advance', 'proforma_full'],
  balance: ['proforma_balance', 'proforma_full'],
} satisfies Record<string, readonly PaperView['kind'][]>;

interface InvoiceButtonProps {
  requestId: string;
  payment: keyof typeof invoices;
  size?: 'small' | 'large';
}

/** Downloads the invoice of a payment if it is ready. Otherwise creates it in the list of documents. */
export function InvoiceButton({ requestId, payment, size = 'small' }: InvoiceButtonProps) {
  const t = useTexts('requests');
  const { data } = useListPapersQuery(requestId);
  const [create] = useCreatePaperMutation();
  const making = useAction({
    send: (kind: PaperView['kind']) => create({ id: requestId, kind }),
    failed: t('papers.failed'),
    done: () => ({ title: t('toPay.preparing'), text: t('toPay.preparingText') }),
  });
  const kinds: readonly PaperView['kind'][] = invoices[payment];
  const ready = data?.list.findLast(({ kind, state }) => kinds.includes(kind) && state === 'ready');
  const open = data?.open.find((kind) => kinds.includes(kind));
  if (!ready && !open) return null;
  const handleClick = () => {
    if (ready) leaveTo(fillPath(routes.downloadPaper.path, { request: requestId, paper: ready.id }));
    else if (open) void making.run(open);
  };
  return (
    <Button size={size} icon={IconDownload} isBusy={making.isBusy} onClick={handleClick}>
      {t('toPay.invoice')}
    </Button>
  );
}
