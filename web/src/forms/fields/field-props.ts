import type { ReactNode } from 'react';

/** What every field of a form takes. */
export interface FieldProps {
  /** Path in the form's values: `comment`, `org.inn`. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
}
