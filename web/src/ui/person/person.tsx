import type { ReactNode } from 'react';
import { initialsOf } from '../../lib/initials';
import styles from './person.module.css';

/** Initials on a tint; the name beside it says who it is. */
function Avatar({ name, size = 'normal' }: { name: string; size?: 'normal' | 'small' }) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

interface PersonProps {
  name: string;
  note?: ReactNode;
  size?: 'normal' | 'small';
}

/** Somebody or a company: initials, name and a line about them. */
export function Person({ name, note, size }: PersonProps) {
  return (
    <span className={styles.person}>
      <Avatar name={name} size={size} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </span>
  );
}
