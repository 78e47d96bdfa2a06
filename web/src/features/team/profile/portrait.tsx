import type { ProfileView } from '@setu/contract';
import { companyName, formalName, fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { Face } from '../../../ui/person/face';
import { roleNames } from '../role-names';
import styles from '../team.module.css';
import { TeamStatus } from '../team-status';
import { FaceActions } from './face-actions';

/** Shows who the person is. */
export function Portrait({ person }: { person: ProfileView }) {
  const t = useTexts('team');
  const name = formalName(person);
  return (
    <Panel>
      <div className={styles.portrait}>
        <Face name={fullName(person)} picture={person.avatar} className={styles.arch} />
        <span className={styles.fullName}>{name}</span>
        <Text size={13} tone="secondary">
          {roleNames(person.roles, t)}
        </Text>
        <Text size={13} tone="secondary">
          {companyName(person.company.short_name)}
        </Text>
        <TeamStatus status={person.status} />
        {person.may_set_avatar && <FaceActions person={person} />}
      </div>
    </Panel>
  );
}
