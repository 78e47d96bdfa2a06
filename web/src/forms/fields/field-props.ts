import type { ReactNode } from 'react';

/** The props of every form field. */
export interface FieldProps {
  /** The path in the form's values: `comment`, `org.inn`. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
}
