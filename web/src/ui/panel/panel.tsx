import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names';
import styles from './panel.module.css';

interface PanelProps {
  children: ReactNode;
  title?: ReactNode;
  /** Content at the right end of the header: a count, a link, a button. */
  aside?: ReactNode;
  /** Set it to false for tables and lists that run edge to edge. */
  isPadded?: boolean;
  headingLevel?: 2 | 3;
  className?: string;
}

/** A white surface with a thin border. With a title it is a region of that name. */
export function Panel({ children, title, aside, isPadded = true, headingLevel = 2, className }: PanelProps) {
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const body = isPadded ? <div className={styles.body}>{children}</div> : children;
  if (!title) return <div className={classNames(styles.panel, className)}>{body}</div>;
  return (
    <section className={classNames(styles.panel, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id}>{title}</Heading>
        {aside && <div className={styles.note}>{aside}</div>}
      </div>
      {body}
    </section>
  );
}
