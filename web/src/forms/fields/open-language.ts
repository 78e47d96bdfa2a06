import { use, useSyncExternalStore } from 'react';
import type { Language } from '../../i18n/locale';
import { FormContext } from '../form-context';

// One choice for all fields of a form: who fills in Russian goes on in Russian.
const open = new Map<string, Language>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Which language of its two-language fields a narrow form shows, and the way to show the other; `first` until chosen. */
export function useOpenLanguage(first: Language): [Language, (language: Language) => void] {
  const { formId } = use(FormContext);
  const language = useSyncExternalStore(subscribe, () => open.get(formId) ?? first);
  const choose = (next: Language) => {
    open.set(formId, next);
    for (const listener of listeners) listener();
  };
  return [language, choose];
}
