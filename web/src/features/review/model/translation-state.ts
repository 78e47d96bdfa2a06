import {
  type CheckedText,
  checkTranslation,
  type TranslationFieldView,
  type TranslationFinding,
  type TranslationView,
} from '@setu/contract';
import { isNeeded } from './translated-card';

export interface TranslationState {
  /** `missing`: it has to be written and is not; `empty`: there is nothing to write. */
  level: 'ready' | 'warning' | 'error' | 'missing' | 'empty';
  findings: TranslationFinding[];
}

/** What texts of a card are held against: words none may have, and names that may stay in Latin letters. */
export type TextRules = Required<Pick<CheckedText, 'forbidden' | 'kept'>>;

/** The rules of a page: a brand is not translated. */
export const rulesOf = ({ card, forbidden }: TranslationView): TextRules => ({
  forbidden,
  kept: [card.product.brand_name ?? ''],
});

/** How far the translation of a text is, by the checks the server makes too. */
export function stateOf(field: TranslationFieldView, russian: string, rules: TextRules): TranslationState {
  if (russian.trim() === '') return { level: isNeeded(field) ? 'missing' : 'empty', findings: [] };
  const findings = checkTranslation({ english: field.english, russian, max: field.max, ...rules });
  if (findings.length === 0) return { level: 'ready', findings };
  return { level: findings.some(({ level }) => level === 'error') ? 'error' : 'warning', findings };
}
