import type { WebhookView } from '@setu/contract';
import { formatDate, formatDateTime } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import { Button } from '../../ui/button/button';
import { Text } from '../../ui/layout/text';
import { useRemoveWebhookMutation } from './api';

/** Shows a webhook: its address, its events and its state. */
export function WebhookRow({ webhook }: { webhook: WebhookView }) {
  const t = useTexts('webhooks');
  const [send] = useRemoveWebhookMutation();
  const { id, url, kinds, created_at, failing_since, off_at } = webhook;
  const remove = useAction({
    confirm: () => ({
      title: t('remove.title'),
      text: t('remove.text', { url }),
      action: t('remove.action'),
      isDanger: true,
    }),
    send: (_none: undefined) => send(id),
    failed: t('remove.failed'),
    done: () => ({ title: t('remove.done') }),
  });
  const state = off_at
    ? t('row.off', { date: formatDateTime(off_at) })
    : failing_since
      ? t('row.failing', { date: formatDateTime(failing_since) })
      : t('row.since', { date: formatDate(created_at) });
  return (
    <li>
      <div>
        <Text isStrong>{url}</Text>
        <Text size={13} tone="secondary">
          {kinds.map((kind) => t(`kind.${kind}`)).join(' · ')}
        </Text>
        <Text size={13} tone={off_at || failing_since ? 'warning' : 'secondary'}>
          {state}
        </Text>
      </div>
      <Button
        size="small"
        ariaLabel={t('remove.label', { url })}
        isBusy={remove.isBusy}
        onClick={() => void remove.run(undefined)}
      >
        {t('remove.action')}
      </Button>
    </li>
  );
}
