import { type ReactNode, useId } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconAlertTriangle } from '../icon/icons';
import { VisuallyHidden } from '../layout/text';
import styles from './field.module.css';

/** What a control needs to be linked to its label, hint and error. */
export interface ControlLinks {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

export interface FieldFrameProps {
  /** The label, always visible. */
  label: ReactNode;
  /** The unit shown in the control. Screen readers read it after the label. */
  unit?: string;
  hint?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  /** The stable id of the control. By default it is generated. */
  id?: string;
}

/** A field: the label above the control, and below it the error, or otherwise the hint. */
export function FieldFrame({
  label,
  unit,
  hint,
  error,
  isRequired,
  id,
  children,
}: FieldFrameProps & { children: (links: ControlLinks) => ReactNode }) {
  const made = useId();
  const controlId = id ?? made;
  const noteId = `${controlId}-note`;
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
        {unit && <VisuallyHidden>, {unit}</VisuallyHidden>}
        {isRequired && <RequiredMark />}
      </label>
      {children({
        id: controlId,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

/** The star after a label, with the word "required" for screen readers. */
export function RequiredMark() {
  const t = useTexts();
  return (
    <>
      {' '}
      <span className={styles.star} aria-hidden="true">
        *
      </span>
      <VisuallyHidden>{t('form.required')}</VisuallyHidden>
    </>
  );
}

/** The text under a control. */
export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  if (error) {
    return (
      <span id={id} className={styles.error}>
        <Icon of={IconAlertTriangle} size={14} />
        <span>{error}</span>
      </span>
    );
  }
  return hint ? (
    <span id={id} className={styles.hint}>
      {hint}
    </span>
  ) : null;
}
