import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { FieldNote } from './field-frame';

interface FieldGroupProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
}

/** Fields that form one answer, side by side under one label, such as the ends of a range. */
export function FieldGroup({ label, hint, error, children }: FieldGroupProps) {
  const noteId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={hint || error ? noteId : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.pair}>{children}</div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  );
}
