import en from '@setu/contract/texts/en/audit-words.json' with { type: 'json' };
import ru from '@setu/contract/texts/ru/audit-words.json' with { type: 'json' };
import type { Language } from './locale.js';

/** The words of what was done. */
export const auditWords: Record<Language, typeof en> = { en, ru };

/** What an act is called; one that is not known here yet by its own name. */
export function actionWord(action: string, language: Language): string {
  const [noun = '', verb = ''] = action.split('.');
  const of: Readonly<Record<string, Readonly<Record<string, string>>>> = auditWords[language].actions;
  return of[noun]?.[verb] ?? action;
}

/** What kind of thing it was done to. */
export function kindWord(kind: string, language: Language): string {
  const kinds: Readonly<Record<string, string>> = auditWords[language].kinds;
  return kinds[kind] ?? kind;
}
