import type { InviteView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { absoluteUrl } from '../../../lib/page';
import { Button } from '../../../ui/button/button';
import { CopyButton } from '../../../ui/copyable/copyable';
import { IconSend, IconTrash } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/layout';
import { FactsList } from '../../../ui/panel/facts-list';
import { Panel } from '../../../ui/panel/panel';
import { PhoneLink } from '../../../ui/person/phone-link';
import { roleNames } from '../role-names';
import styles from '../team.module.css';
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
        <FactsList
          facts={[
            { label: t('profile.email'), value: <span className={styles.email}>{invite.email}</span> },
            { label: t('profile.role'), value: roleNames(invite.roles, t) },
            { label: t('profile.mobile'), value: invite.mobile_phone && <PhoneLink number={invite.mobile_phone} /> },
            { label: t('profile.work'), value: invite.workPhone && <PhoneLink number={invite.workPhone} /> },
            { label: t('invited.sentBy'), value: inviter },
            { label: t('invited.sentOn'), value: formatDateTime(invite.created_at) },
            isOver(invite.valid_for)
              ? { label: t('invited.link'), value: t('invited.over', params) }
              : { label: t('invited.until'), value: params.date },
          ]}
        />
        <Row gap={4} justify="space-between">
          <Row>
            {invite.link && <CopyButton text={absoluteUrl(invite.link)} label={t('invited.copy')} />}
            <Button icon={IconSend} isBusy={extend.isBusy} onClick={() => void extend.run(invite)}>
              {t('menu.extend')}
            </Button>
          </Row>
          <Button icon={IconTrash} tone="danger" isBusy={revoke.isBusy} onClick={() => void revoke.run(invite)}>
            {t('menu.revoke')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}
