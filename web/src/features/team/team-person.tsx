import type { PersonView, PictureView } from '@setu/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fullName, listedName } from '../../i18n/names';
import { Icon } from '../../ui/icon/icon';
import { IconMail } from '../../ui/icon/icons';
import { Face } from '../../ui/person/face';
import styles from './team.module.css';

interface TeamPersonProps {
  person: Pick<PersonView, 'name' | 'surname' | 'patronymic'> & { avatar?: PictureView | null };
  /** A line below the name. */
  note?: ReactNode;
  /** Text after the name, such as "you". */
  aside?: ReactNode;
  /** The link of the name. Without it the name is plain text. */
  to?: string;
  state?: unknown;
  isInvite?: boolean;
  isDeleted?: boolean;
}

/** Shows a team member in one row: picture, full name and a note. */
export function TeamPerson({ person, note, aside, to, state, isInvite, isDeleted }: TeamPersonProps) {
  const name = listedName(person);
  return (
    <span className={styles.person} data-person={note ? 'noted' : 'named'} data-gone={isDeleted || undefined}>
      {isInvite ? (
        <span className={styles.mark} data-invite aria-hidden="true">
          <Icon of={IconMail} size={18} />
        </span>
      ) : (
        <Face name={fullName(person)} picture={person.avatar} className={styles.mark} />
      )}
      <span className={styles.words}>
        <span className={styles.name}>
          {to ? (
            <Link to={to} state={state}>
              {name}
            </Link>
          ) : (
            name
          )}
          {aside && <small>{aside}</small>}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </span>
  );
}
