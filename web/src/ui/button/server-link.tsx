import type { ReactNode } from 'react';
import styles from './button.module.css';

/** A link to a page that the server renders, outside of the app. */
export function ServerLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className={styles.link}>
      {children}
    </a>
  );
}
