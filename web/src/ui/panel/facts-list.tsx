import type { ReactNode } from 'react';
import styles from './panel.module.css';

export interface Fact {
  label: string;
  /** Facts without a value are left out. */
  value: ReactNode;
}

/** Label and value lines divided by hairlines; two columns on wide screens when asked. */
export function FactsList({ facts, columns = 1 }: { facts: Fact[]; columns?: 1 | 2 }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts} data-columns={columns}>
      {known.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
