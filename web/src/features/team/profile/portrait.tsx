import type { ProfileView } from '@setu/contract';
import { companyName, formalName, fullName } from '../../../i18n/names';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { Face } from '../../../ui/person/face';
import styles from '../team.module.css';
import { TeamStatus } from '../team-status';
import { FaceActions } from './face-actions';

interface PortraitProps {
  person: ProfileView;
  /** True on a page whose title is not the name. */
  isNamed?: boolean;
}

/** Shows the person's picture, company and status. */
export function Portrait({ person, isNamed = false }: PortraitProps) {
  return (
    <Panel>
      <div className={styles.portrait}>
        <Face name={fullName(person)} picture={person.avatar} className={styles.arch} />
        {isNamed && <span className={styles.fullName}>{formalName(person)}</span>}
        <Text size={13} tone="secondary">
          {companyName(person.company.short_name)}
        </Text>
        <TeamStatus status={person.status} />
        {person.may_set_avatar && <FaceActions person={person} />}
      </div>
    </Panel>
  );
}
