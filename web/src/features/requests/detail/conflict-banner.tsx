import type { RequestStatus } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconAlertTriangle } from '../../../ui/icon/icons';
import { Callout } from '../../../ui/panel/callout';

/** Somebody else was quicker: what the status is now. The page below already shows it. */
export function ConflictBanner({ status, onClose }: { status: RequestStatus | null; onClose: () => void }) {
  const t = useTexts('requests');
  const words = useTexts('statuses');
  if (!status) return null;
  return (
    <Callout
      tone="spark"
      role="alert"
      icon={IconAlertTriangle}
      title={t('conflict.title')}
      action={<Button onClick={onClose}>{t('conflict.close')}</Button>}
    >
      {t('conflict.text', { status: words(`request.${status}`) })}
    </Callout>
  );
}
