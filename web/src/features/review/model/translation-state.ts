import {
  type CheckedText,
  checkTranslation,
  type TranslationFieldView,
  type TranslationFinding,
  type TranslationView,
} from '@setu/contract';
import { isNeeded } from './translated-card';

export interface TranslationState {
  /** `missing`: a required text is empty. `empty`: no text is required. */
  level: 'ready' | 'warning' | 'error' | 'missing' | 'empty';
  findings: TranslationFinding[];
}

/** The rules for the texts of a card: forbidden words, and names that may stay in Latin letters. */
export type TextRules = Required<Pick<CheckedText, 'forbidden' | 'allowed'>>;

/** Returns the rules of a page. A brand is not translated. */
export const rulesOf = ({ card, forbidden }: TranslationView): TextRules => ({
  forbidden,
  allowed: [card.product.brand_name ?? ''],
});

/** Returns the state of a text's translation, by the same checks as the server's. */
export function stateOf(field: TranslationFieldView, russian: string, rules: TextRules): TranslationState {
  if (russian.trim() === '') return { level: isNeeded(field) ? 'missing' : 'empty', findings: [] };
  const findings = checkTranslation({ english: field.english, russian, max: field.max, ...rules });
  if (findings.length === 0) return { level: 'ready', findings };
  return { level: findings.some(({ level }) => level === 'error') ? 'error' : 'warning', findings };
}
