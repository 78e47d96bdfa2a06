import type { PersonView } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Panel } from '../../../ui/panel/panel';
import { Person } from '../../../ui/person/person';
import styles from './desk.module.css';

/** Those whose account this person may stand in for; the switch itself is not on this page. */
export function SubstitutedPanel({ people }: { people: readonly PersonView[] }) {
  const t = useTexts('account');
  if (people.length === 0) return null;
  return (
    <Panel title={t('dashboard.substituted.title')} aside={formatNumber(people.length)} className={styles.wide}>
      <p className={styles.lead}>{t('dashboard.substituted.text')}</p>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id}>
            <Person name={fullName(person)} size="small" />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
