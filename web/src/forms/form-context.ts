import { createContext } from 'react';

/** Fields that are not ready to be sent, by path, with the text that says why, such as files still uploading. */
export type Unready = Map<string, string>;

/** The autosaves of the form. Each function resolves when no save is in progress. */
export type Savings = Set<() => Promise<void>>;

interface FormContextValue {
  /** The prefix of the ids of the form's fields. */
  formId: string;
  /** The fields that block the form from being sent. */
  unready: Unready;
  savings: Savings;
  /** Whether errors show before the user has left the fields. */
  areErrorsShown: boolean;
}

/** The form that contains a field. */
export const FormContext = createContext<FormContextValue>({
  formId: 'form',
  unready: new Map(),
  savings: new Set(),
  areErrorsShown: false,
});

/** Returns the stable id of a field's control, by which the error summary and the focus find it. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name.replaceAll('.', '-')}`;
