import type { ReactNode } from 'react';
import styles from './panel.module.css';

export interface Fact {
  label: string;
  /** The value. Facts without one are left out. */
  value: ReactNode;
}

/** Labels and values in rows separated by thin lines. On wide screens there can be two columns. */
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
