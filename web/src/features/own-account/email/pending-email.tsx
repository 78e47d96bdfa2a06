import type { EmailChangeView } from '@setu/contract';
import { useState } from 'react';
import { formatDateTime } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { useCountdown } from '../../../lib/use-countdown';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { IconCircle, IconCircleCheck, IconMail } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/layout';
import { Callout } from '../../../ui/panel/callout';
import { useChangeEmailMutation, useWithdrawEmailChangeMutation } from '../api';
import styles from '../own-account.module.css';

interface PendingEmailProps {
  change: NonNullable<EmailChangeView['change']>;
  /** Starts a change to a different address. */
  onReplace: () => void;
}

/**
 * Shows a pending change: which mailbox has confirmed, and how to resend the emails, enter a different address or
 * cancel the change.
 */
export function PendingEmail({ change, onReplace }: PendingEmailProps) {
  const t = useTexts('own-account');
  const [send] = useChangeEmailMutation();
  const [withdraw] = useWithdrawEmailChangeMutation();
  const [resendAt, setResendAt] = useState(() => Date.now() + change.resend_seconds * 1000);
  const left = useCountdown(resendAt);
  const again = useAction({
    send: (_none: undefined) => send({ resend: true }),
    failed: t('pending.notSent'),
    done: () => ({ title: t('pending.sent') }),
    onDone: (view) => setResendAt(Date.now() + (view.change?.resend_seconds ?? 0) * 1000),
  });
  const back = useAction({
    send: (_none: undefined) => withdraw(),
    failed: t('pending.notWithdrawn'),
    done: () => ({ title: t('pending.withdrawn') }),
  });
  return (
    <Callout icon={IconMail} title={t('pending.title', { email: change.email })}>
      <p>{t('pending.text', { date: formatDateTime(change.expires_at) })}</p>
      <ul className={styles.sides}>
        <Side isDone={change.old_confirmed} text={t(change.old_confirmed ? 'pending.oldDone' : 'pending.oldOpen')} />
        <Side isDone={change.new_confirmed} text={t(change.new_confirmed ? 'pending.newDone' : 'pending.newOpen')} />
      </ul>
      <Row>
        <Button size="small" isDisabled={left > 0} isBusy={again.isBusy} onClick={() => void again.run(undefined)}>
          {left > 0 ? t('pending.againIn', { count: left }) : t('pending.again')}
        </Button>
        <Button size="small" onClick={onReplace}>
          {t('pending.replace')}
        </Button>
        <Button size="small" tone="danger" isBusy={back.isBusy} onClick={() => void back.run(undefined)}>
          {t('pending.withdraw')}
        </Button>
      </Row>
    </Callout>
  );
}

function Side({ isDone, text }: { isDone: boolean; text: string }) {
  return (
    <li data-done={isDone || undefined}>
      <Icon of={isDone ? IconCircleCheck : IconCircle} size={16} />
      {text}
    </li>
  );
}
