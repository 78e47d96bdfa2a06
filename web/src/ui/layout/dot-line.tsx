import { Children, type ReactNode } from 'react';
import styles from './layout.module.css';

/**
 * Facts in one line, joined by dots. A fact that does not fit goes to the next line as a whole, and no line begins or
 * ends with a dot. Empty facts are left out.
 */
export function DotLine({ children }: { children: ReactNode }) {
  return (
    <span className={styles.dots}>
      {Children.toArray(children)
        .filter((fact) => fact !== '')
        .map((fact, place) => [
          // The space separates the facts for a screen reader.
          place > 0 && ' ',
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts have a fixed order
          <span key={place}>{fact}</span>,
        ])}
    </span>
  );
}
