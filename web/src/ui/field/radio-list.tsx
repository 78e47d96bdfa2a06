import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { FieldNote, RequiredMark } from './field-frame';
import type { Option } from './select-control';

/** A choice, with a line about it where its name does not say enough. */
export interface RadioOption extends Option {
  note?: string;
}

interface RadioListProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Of the first choice: where a form sends the focus. */
  id: string;
  options: RadioOption[];
  /** Empty: none is chosen yet. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** One of a few, all of them in sight: each row is a radio button, the arrow keys walk them. */
export function RadioList(props: RadioListProps) {
  const { label, hint, error, isRequired, isDisabled, id, options, value, onChange, onBlur } = props;
  const group = useId();
  const noteId = `${id}-note`;
  return (
    <div
      role="radiogroup"
      className={styles.field}
      aria-labelledby={`${id}-label`}
      aria-required={isRequired}
      aria-invalid={error ? true : undefined}
      aria-describedby={error || hint ? noteId : undefined}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      <div className={styles.radios}>
        {options.map((option, at) => (
          <label key={option.value} className={styles.radio}>
            <input
              type="radio"
              id={at === 0 ? id : undefined}
              name={group}
              disabled={isDisabled}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span>
              {option.label}
              {option.note && <small className={styles.radioNote}>{option.note}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}
