import type { PictureView } from '@setu/contract';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { Face } from './face';
import styles from './person.module.css';

interface PersonProps {
  name: string;
  note?: ReactNode;
  /** The name to take the initials from, if `name` contains more than a name. */
  initials?: string;
  size?: 'normal' | 'small';
  /** A person's picture. Without it, initials. */
  picture?: PictureView | null;
}

/** A person or a company: a picture or initials, the name and a note. */
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
