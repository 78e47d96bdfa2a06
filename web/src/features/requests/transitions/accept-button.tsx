import type { RequestRowView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { Button } from '../../../ui/button/button';
import { VisuallyHidden } from '../../../ui/layout/text';
import { useUpdateRequestStatusMutation } from './transitions-api';

/** Returns true if the reader may accept the request without giving any data. */
export const mayAccept = ({ status, moves }: Pick<RequestRowView, 'status' | 'moves'>): boolean =>
  status === 'new' && moves.some((move) => move.status === 'in_work' && move.needs.length === 0);

interface AcceptButtonProps {
  request: Pick<RequestRowView, 'id' | 'numeric_hash'>;
  tone: 'main' | 'line';
}

/** Accepts a new request after the same question as on its page, so that a manager need not open each one. */
export function AcceptButton({ request: { id, numeric_hash: number }, tone }: AcceptButtonProps) {
  const t = useTexts('requests');
  const [update] = useUpdateRequestStatusMutation();
  const { run, isBusy } = useAction({
    confirm: (_request: string) => ({
      title: t('move.in_work.question', { number }),
      text: t('move.in_work.consequence'),
      action: t('move.in_work.action'),
    }),
    send: (request, idempotencyKey) => update({ id: request, body: { status: 'in_work' }, idempotencyKey }),
    failed: t('move.in_work.failed', { number }),
    done: () => ({ title: t('move.in_work.done', { number }) }),
  });
  return (
    <Button size="small" tone={tone} isBusy={isBusy} hasPopup="dialog" onClick={() => void run(id)}>
      {t('move.in_work.action')}
      <VisuallyHidden>{` ${number}`}</VisuallyHidden>
    </Button>
  );
}
