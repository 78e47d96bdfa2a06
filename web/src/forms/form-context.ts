import { createContext } from 'react';

/** Fields that are not ready to be sent, by path, with the words that say why: files still on their way. */
export type Unready = Map<string, string>;

/** What saves the form by itself; each resolves when no save is under way. */
export type Savings = Set<() => Promise<void>>;

interface FormContextValue {
  /** Ids of the form's fields begin with it. */
  formId: string;
  /** Keeps the form from being sent. */
  unready: Unready;
  savings: Savings;
  /** Errors show before their fields were left. */
  areErrorsShown: boolean;
}

/** The form a field belongs to. */
export const FormContext = createContext<FormContextValue>({
  formId: 'form',
  unready: new Map(),
  savings: new Set(),
  areErrorsShown: false,
});

/** Stable id of a field's control: the summary and the focus find it by this. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name.replaceAll('.', '-')}`;
