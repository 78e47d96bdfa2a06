import { type ReactNode, useId } from 'react';
import styles from './page.module.css';

interface SectionProps {
  title: ReactNode;
  children: ReactNode;
  /** The "See all" link at the right. */
  aside?: ReactNode;
}

/** A titled part of a page: categories, new arrivals. */
export function Section({ title, children, aside }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
