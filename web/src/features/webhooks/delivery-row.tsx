import type { DeliveryView } from '@setu/contract';
import { formatDateTime } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import { Button } from '../../ui/button/button';
import { Text } from '../../ui/layout/text';
import { useResendWebhookDeliveryMutation } from './api';

/** The failure reasons that have a text. Others are shown as the system reports them. */
const reasons = [
  'timeout',
  'no_answer',
  'private_address',
  'ENOTFOUND',
  'ECONNREFUSED',
  'ECONNRESET',
  'company_locked',
  'webhook_off',
] as const;

/** Shows one event for one webhook and the result of the last attempt. */
export function DeliveryRow({ delivery, host }: { delivery: DeliveryView; host: string }) {
  const t = useTexts('webhooks');
  const [send] = useResendWebhookDeliveryMutation();
  const { id, webhook, kind, state, attempts, status, error, took_ms, created_at } = delivery;
  const again = useAction({
    send: (_none: undefined) => send({ webhook, delivery: id }),
    failed: t('resend.failed'),
    done: () => ({ title: t('resend.done') }),
  });
  const known = reasons.find((one) => one === error);
  const reason = known ? t(`reason.${known}`) : t('log.error', { error: error ?? '' });
  const answer = status ? t('log.status', { status, ms: took_ms }) : error ? reason : '';
  return (
    <li>
      <div>
        <Text isStrong>{t(`kind.${kind}`)}</Text>
        <Text size={13} tone={state === 'given_up' ? 'warning' : 'secondary'}>
          {[host, t(`state.${state}`), t('log.tries', { count: attempts }), answer].filter(Boolean).join(' · ')}
        </Text>
        <Text size={13} tone="secondary">
          {formatDateTime(created_at)} · <code>{id}</code>
        </Text>
      </div>
      <Button
        size="small"
        ariaLabel={t('resend.label', { kind: t(`kind.${kind}`), date: formatDateTime(created_at) })}
        isBusy={again.isBusy}
        onClick={() => void again.run(undefined)}
      >
        {t('resend.action')}
      </Button>
    </li>
  );
}
