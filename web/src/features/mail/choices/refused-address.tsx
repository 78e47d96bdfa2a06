import type { MailChoicesView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { useUser } from '../../../session/use-session';
import { Button } from '../../../ui/button/button';
import { IconMailOff } from '../../../ui/icon/icons';
import { Callout } from '../../../ui/panel/callout';
import { useSaveChoices } from './use-save-choices';

/** Explains that emails to the reader bounce: since when, what to do, and a button to report that it is fixed. */
export function RefusedAddress({ view: { email, refused_at: refusedAt } }: { view: MailChoicesView }) {
  const t = useTexts('mail');
  const isActing = Boolean(useUser()?.acting_as);
  const { run, isBusy } = useSaveChoices();
  if (refusedAt === null) return null;
  return (
    <Callout
      tone="danger"
      icon={IconMailOff}
      title={t('refused.title', { email })}
      action={
        !isActing && (
          <Button isBusy={isBusy} onClick={() => void run({ address_works: true })}>
            {t('refused.action')}
          </Button>
        )
      }
    >
      {t('refused.text', { date: formatDateTime(refusedAt) })}
    </Callout>
  );
}
