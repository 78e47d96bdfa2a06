import type { SubstitutedView } from '@setu/contract';
import { formatDate, formatNumber } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { substituteFor } from '../../../session/switch-user';
import { Button } from '../../../ui/button/button';
import { Panel } from '../../../ui/panel/panel';
import { Person } from '../../../ui/person/person';
import styles from './desk.module.css';

/** Lists the users whose accounts this user may switch to, with links. */
export function SubstitutedPanel({ people }: { people: readonly SubstitutedView[] }) {
  const t = useTexts('account');
  if (people.length === 0) return null;
  return (
    <Panel title={t('dashboard.substituted.title')} aside={formatNumber(people.length)} className={styles.wide}>
      <p className={styles.lead}>{t('dashboard.substituted.text')}</p>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id}>
            <Person
              name={fullName(person)}
              size="small"
              {...(person.until && { note: t('dashboard.substituted.until', { day: formatDate(person.until) }) })}
            />
            <Button
              size="small"
              ariaLabel={t('dashboard.substituted.actionLabel', { name: fullName(person) })}
              onClick={() => substituteFor(person.username)}
            >
              {t('dashboard.substituted.action')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
