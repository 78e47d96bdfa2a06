import { createContext } from 'react';

/** Fields that are not ready to be sent, by path, with the words that say why: files still on their way. */
export type Unready = Map<string, string>;

/** The form a field belongs to: its ids begin with the form's; what is unready keeps the form from being sent. */
export const FormContext = createContext<{ formId: string; unready: Unready }>({ formId: 'form', unready: new Map() });

/** Stable id of a field's control: the summary and the focus find it by this. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name.replaceAll('.', '-')}`;
