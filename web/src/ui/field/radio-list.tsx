import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { FieldNote, RequiredMark } from './field-frame';
import type { Option } from './select-control';

/** An option, with a note if its name is not clear enough. */
export interface RadioOption extends Option {
  note?: string;
}

interface RadioListProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** The id of the first option, to which a form moves the focus. */
  id: string;
  options: RadioOption[];
  /** Empty while none is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** A choice of one of a few options, all visible. Each row is a radio button, and the arrow keys move between them. */
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
