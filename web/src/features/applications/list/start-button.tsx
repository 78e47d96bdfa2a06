import { type ApplicationRowView, screenPath } from '@setu/contract';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { Button } from '../../../ui/button/button';
import { VisuallyHidden } from '../../../ui/layout/text';
import { fromHere } from '../../../ui/page/back-link';
import { useUpdateApplicationStatusMutation } from '../api';

interface StartButtonProps {
  application: Pick<ApplicationRowView, 'id' | 'numeric_hash' | 'broker_manager'>;
  tone: 'main' | 'line';
}

/** Starts the review of a new application after the same question as on its page, and opens the page. */
export function StartButton({ application, tone }: StartButtonProps) {
  const { id, numeric_hash: number, broker_manager: manager } = application;
  const t = useTexts('applications');
  const navigate = useNavigate();
  const location = useLocation();
  const [update] = useUpdateApplicationStatusMutation();
  const { run, isBusy } = useAction({
    confirm: (_id: string) => ({
      title: t('moves.in_work.question', { number }),
      text: t(manager ? 'moves.in_work.assigned' : 'moves.in_work.consequence', { name: manager?.name ?? '' }),
      action: t('moves.in_work.action'),
    }),
    send: (application, idempotencyKey) => update({ id: application, input: { status: 'in_work' }, idempotencyKey }),
    failed: t('moves.failed'),
    done: () => ({ title: t('moves.in_work.done', { number }) }),
    onDone: () => navigate(screenPath('supplier_application_page', { application: id }), { state: fromHere(location) }),
  });
  return (
    <Button size="small" tone={tone} isBusy={isBusy} hasPopup="dialog" onClick={() => void run(id)}>
      {t('moves.in_work.action')}
      <VisuallyHidden>{` ${number}`}</VisuallyHidden>
    </Button>
  );
}
