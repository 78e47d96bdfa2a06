import { type PersonRole, personRoles } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { openSupport } from '../../../kit/support/open-support';
import { TextButton } from '../../../ui/button/text-link';
import { Panel } from '../../../ui/panel/panel';
import styles from '../team.module.css';

/** Shows the person's roles and what each role may do. The support changes roles. */
export function RolePanel({ roles }: { roles: readonly PersonRole[] }) {
  const t = useTexts('team');
  const shown = [
    ...personRoles.filter((role) => roles.includes(role)),
    ...(roles.length === 0 ? ['none' as const] : []),
  ];
  return (
    <Panel
      title={t(shown.length === 1 ? 'profile.role' : 'profile.roles')}
      aside={<TextButton onClick={() => void openSupport()}>{t('profile.roleNote')}</TextButton>}
      isPadded={false}
    >
      <ul className={styles.roles}>
        {shown.map((role) => (
          <li key={role} className={styles.role}>
            {t(`roles.${role}`)}
            <small>{t(`roleText.${role}`)}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
