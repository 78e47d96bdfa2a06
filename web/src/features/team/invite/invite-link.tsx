import type { InviteView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { absoluteUrl } from '../../../lib/page';
import { Button } from '../../../ui/button/button';
import { CopyButton } from '../../../ui/copyable/copyable';
import { IconSend, IconTrash } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { roleNames } from '../role-names';
import { isOver } from '../team-status';
import { type ActedInvite, useInviteActions } from './use-invite-actions';

interface InviteLinkProps {
  invite: InviteView & ActedInvite;
  onRevoked: () => void;
}

/** Shows the link while it is valid. It can be sent again and revoked. */
export function InviteLink({ invite, onRevoked }: InviteLinkProps) {
  const t = useTexts('team');
  const { extend, revoke } = useInviteActions(onRevoked);
  const params = { date: formatDateTime(invite.valid_for) };
  const inviter = fullName({ name: invite.inviter, surname: '' });
  return (
    <Panel title={t('invited.state')}>
      <Stack gap={3}>
        <Text>{`${roleNames(invite.roles, t)} · ${invite.email}`}</Text>
        <Text tone="secondary">{t(isOver(invite.valid_for) ? 'invited.over' : 'invited.valid', params)}</Text>
        <Text size={13} tone="muted">
          {t('invited.sentBy', { name: inviter })}. {t('invited.sentOn', { date: formatDateTime(invite.created_at) })}
        </Text>
        <Row>
          {invite.link && <CopyButton text={absoluteUrl(invite.link)} label={t('invited.copy')} />}
          <Button icon={IconSend} isBusy={extend.isBusy} onClick={() => void extend.run(invite)}>
            {t('menu.extend')}
          </Button>
          <Button icon={IconTrash} tone="danger" isBusy={revoke.isBusy} onClick={() => void revoke.run(invite)}>
            {t('menu.revoke')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}
