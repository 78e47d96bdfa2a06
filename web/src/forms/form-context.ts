import { createContext } from 'react';

/** The form a field belongs to: its ids begin with the form's. */
export const FormContext = createContext<{ formId: string }>({ formId: 'form' });

/** Stable id of a field's control: the summary and the focus find it by this. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name.replaceAll('.', '-')}`;
