import { use, useSyncExternalStore } from 'react';
import type { Language } from '../../i18n/locale';
import { FormContext } from '../form-context';

// One choice for all fields of a form: a user who fills in Russian continues in Russian.
const open = new Map<string, Language>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns the language that a narrow form shows in its two-language fields, and a function that changes it. `first` is
 * used until the user chooses.
 */
export function useOpenLanguage(first: Language): [Language, (language: Language) => void] {
  const { formId } = use(FormContext);
  const language = useSyncExternalStore(subscribe, () => open.get(formId) ?? first);
  const choose = (next: Language) => {
    open.set(formId, next);
    for (const listener of listeners) listener();
  };
  return [language, choose];
}
