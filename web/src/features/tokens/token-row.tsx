import type { PersonalTokenView } from '@setu/contract';
import { formatDate } from '../../i18n/formats';
import { formatRelative } from '../../i18n/relative-time';
import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import { Button } from '../../ui/button/button';
import { Text } from '../../ui/layout/text';
import { useRevokeTokenMutation } from './api';

/** Shows a token: its scopes, its first characters, its expiry and its last use. */
export function TokenRow({ token }: { token: PersonalTokenView }) {
  const t = useTexts('tokens');
  const [send] = useRevokeTokenMutation();
  const { id, name, scopes, beginning, expires_at, last_used_at } = token;
  const revoke = useAction({
    confirm: () => ({
      title: t('revoke.title', { name }),
      text: t('revoke.text'),
      action: t('revoke.action'),
      isDanger: true,
    }),
    send: (_none: undefined) => send(id),
    failed: t('revoke.failed'),
    done: () => ({ title: t('revoke.done', { name }) }),
  });
  const used = last_used_at ? t('row.used', { time: formatRelative(last_used_at) }) : t('row.unused');
  return (
    <li>
      <div>
        <Text isStrong>{name}</Text>
        <Text size={13} tone="secondary">
          {scopes.map((scope) => t(`scope.${scope}`)).join(' · ')}
        </Text>
        <Text size={13} tone="secondary">
          <code>{beginning}…</code> · {t('row.until', { date: formatDate(expires_at) })} · {used}
        </Text>
      </div>
      <Button
        size="small"
        ariaLabel={t('revoke.label', { name })}
        isBusy={revoke.isBusy}
        onClick={() => void revoke.run(undefined)}
      >
        {t('revoke.action')}
      </Button>
    </li>
  );
}
