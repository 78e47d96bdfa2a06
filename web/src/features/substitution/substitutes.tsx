import type { ProfileView } from '@setu/contract';
import { formalName, fullName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { Text } from '../../ui/layout/text';
import { Panel } from '../../ui/panel/panel';
import { Person } from '../../ui/person/person';
import styles from './substitution.module.css';
import { Term } from './term';

type Lines = Pick<ProfileView, 'substitutes' | 'substituted_list'>;

/** Shows who acts for a user, and for whom the user acts, to readers who may not change it. */
export function Substitutes({ of: { substitutes, substituted_list: substituted } }: { of: Lines }) {
  const t = useTexts('substitution');
  return (
    <>
      {substitutes.length === 0 && (
        <Panel title={t('substitute.title')}>
          <Text tone="muted">{t('substitute.nobody')}</Text>
        </Panel>
      )}
      <People title={t('substitute.title')} lines={substitutes} who="substitute" />
      <People title={t('substituted.title')} lines={substituted} who="user" />
    </>
  );
}

interface PeopleProps {
  title: string;
  lines: Lines['substitutes'];
  /** Whom each row names. */
  who: 'user' | 'substitute';
}

function People({ title, lines, who }: PeopleProps) {
  if (lines.length === 0) return null;
  return (
    <Panel title={title} isPadded={false}>
      <ul className={styles.people}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <Person name={formalName(line[who])} initials={fullName(line[who])} note={<Term of={line} />} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
