import type { PictureView } from '@setu/contract';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { Face } from './face';
import styles from './person.module.css';

interface PersonProps {
  name: string;
  note?: ReactNode;
  /** Whose initials, where the name is more than a name. */
  initials?: string;
  size?: 'normal' | 'small';
  /** Of a person; none: initials. */
  picture?: PictureView | null;
}

/** Somebody or a company: a picture or initials, name and a line about them. */
export function Person({ name, initials = name, note, size, picture }: PersonProps) {
  return (
    <span className={styles.person}>
      <Face name={initials} picture={picture} className={classNames(styles.avatar, size === 'small' && styles.small)} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </span>
  );
}
