import { screenPath } from '@setu/contract';
import type { ReactNode } from 'react';
import { companyName, firstName, fullName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { useHasScreen } from '../../session/screens';
import { switchBack } from '../../session/switch-user';
import { useUser } from '../../session/use-session';
import {
  IconArrowLeft,
  IconBuildingStore,
  IconLock,
  IconLogout,
  IconMail,
  IconUser,
  IconUserCheck,
  IconUserPlus,
  IconUsers,
} from '../../ui/icon/icons';
import { Text } from '../../ui/layout/text';
import { DropdownMenu, type MenuItem, type MenuTrigger } from '../../ui/menu/dropdown-menu';
import { Person } from '../../ui/person/person';
import { signOut } from './sign-out';

/** The menu behind the user button: greeting, company, users to act for, account and sign-out. */
export function UserMenu({ trigger, side }: { trigger: (props: MenuTrigger) => ReactNode; side?: 'below' | 'above' }) {
  const t = useTexts();
  const user = useUser();
  const hasScreen = useHasScreen();
  if (!user) return null;
  const items: MenuItem[] = [
    ...(hasScreen('my_account_page')
      ? [{ id: 'account', label: t('shell.account'), icon: IconUser, to: screenPath('my_account_page') }]
      : []),
    ...(hasScreen('my_profile_page')
      ? [{ id: 'profile', label: t('shell.ownProfile'), icon: IconUserCheck, to: screenPath('my_profile_page') }]
      : []),
    ...(hasScreen('user_list_page')
      ? [{ id: 'team', label: t('shell.team'), icon: IconUsers, to: screenPath('user_list_page') }]
      : []),
    {
      id: 'company',
      label: t('shell.company'),
      icon: IconBuildingStore,
      to: screenPath('company_page', { company: user.company.id }),
    },
    ...(hasScreen('mail_choices_page')
      ? [{ id: 'mail', label: t('shell.mail'), icon: IconMail, to: screenPath('mail_choices_page') }]
      : []),
    ...(hasScreen('user_substitute_page') && !user.acting_as
      ? [
          {
            id: 'substitution',
            label: t('shell.substitution'),
            icon: IconUserPlus,
            to: screenPath('user_substitute_page', { teamUser: user.id }),
          },
        ]
      : []),
    ...(hasScreen('change_pass')
      ? [{ id: 'password', label: t('shell.password'), icon: IconLock, to: screenPath('change_pass') }]
      : []),
    ...(user.acting_as
      ? [{ id: 'back', label: t('shell.standIn.back'), icon: IconArrowLeft, onSelect: switchBack }]
      : []),
    { id: 'out', label: t('shell.signOut'), icon: IconLogout, onSelect: signOut },
  ];
  const header = (
    <>
      <Person
        name={t('shell.greeting', { name: firstName(user) })}
        initials={fullName(user)}
        note={companyName(user.company.short_name)}
        picture={user.avatar}
      />
      {user.acting_as && (
        <Text size={13} tone="warning">
          {t('shell.actingAs', { name: fullName(user) })}
        </Text>
      )}
    </>
  );
  return <DropdownMenu trigger={trigger} items={items} header={header} side={side} />;
}
