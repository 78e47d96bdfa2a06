import { type PersonRole, personRoles } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Panel } from '../../../ui/panel/panel';
import styles from '../team.module.css';

/** Shows the person's roles and what each role may do. Roles are changed elsewhere. */
export function RolePanel({ roles }: { roles: readonly PersonRole[] }) {
  const t = useTexts('team');
  const shown = [
    ...personRoles.filter((role) => roles.includes(role)),
    ...(roles.length === 0 ? ['none' as const] : []),
  ];
  return (
    <Panel title={t('profile.role')} aside={t('profile.roleNote')} isPadded={false}>
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
