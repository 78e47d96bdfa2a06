import { screenPath, type TeamLineView } from '@setu/contract';
import { formalName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { IconCopy, IconMail, IconSend, IconTrash, IconUser, IconUserX } from '../../../ui/icon/icons';
import type { MenuItem } from '../../../ui/menu/dropdown-menu';
import { RowMenu } from '../../../ui/menu/row-menu';
import { useInviteActions } from '../invite/use-invite-actions';
import { useRemovePerson } from '../remove/use-remove-person';

/** Shows the actions of a team row. The user's own row and removed users have none. */
export function LineMenu({ line }: { line: TeamLineView }) {
  const t = useTexts('team');
  const invite = useInviteActions();
  const remove = useRemovePerson();
  const { id, kind, status, link } = line;
  const ofInvite: MenuItem[] = [
    { id: 'open', label: t('menu.openInvite'), icon: IconMail, to: screenPath('invite_page', { id }) },
    ...(link === null
      ? []
      : [{ id: 'copy', label: t('menu.copy'), icon: IconCopy, onSelect: () => void invite.copy({ ...line, link }) }]),
    { id: 'extend', label: t('menu.extend'), icon: IconSend, onSelect: () => void invite.extend.run(line) },
    {
      id: 'revoke',
      label: t('menu.revoke'),
      icon: IconTrash,
      isDanger: true,
      isApart: true,
      onSelect: () => void invite.revoke.run(line),
    },
  ];
  const ofPerson: MenuItem[] = [
    { id: 'open', label: t('menu.open'), icon: IconUser, to: screenPath('user_profile_page', { teamUser: id }) },
    {
      id: 'remove',
      label: t('menu.remove'),
      icon: IconUserX,
      isDanger: true,
      isApart: true,
      onSelect: () => void remove.run(line),
    },
  ];
  if (line.is_self || status === 'deleted') return null;
  return (
    <RowMenu label={t('menu.label', { name: formalName(line) })} items={kind === 'invite' ? ofInvite : ofPerson} />
  );
}
