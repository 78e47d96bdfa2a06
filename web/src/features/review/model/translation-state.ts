import { checkTranslation, type TranslationFieldView, type TranslationFinding } from '@setu/contract';
import { isNeeded } from './translated-card';

export interface TranslationState {
  /** `missing`: it has to be written and is not; `empty`: there is nothing to write. */
  level: 'ready' | 'warning' | 'error' | 'missing' | 'empty';
  findings: TranslationFinding[];
}

/** How far the translation of a text is, by the checks the server makes too. */
export function stateOf(field: TranslationFieldView, russian: string): TranslationState {
  if (russian.trim() === '') return { level: isNeeded(field) ? 'missing' : 'empty', findings: [] };
  const findings = checkTranslation({ english: field.english, russian, max: field.max });
  if (findings.length === 0) return { level: 'ready', findings };
  return { level: findings.some(({ level }) => level === 'error') ? 'error' : 'warning', findings };
}
