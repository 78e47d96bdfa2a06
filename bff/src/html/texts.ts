import en from '@setu/contract/texts/en/documents.json' with { type: 'json' };
import ru from '@setu/contract/texts/ru/documents.json' with { type: 'json' };
import { pluralForm } from '../language/formats.js';
import type { Language } from '../language/locale.js';

type Texts = typeof en;
const texts: Record<Language, Record<string, string>> = { en, ru };

/** A key of the texts on these pages. A key with plural forms is used without their suffix. */
export type TextKey = keyof Texts extends infer Key ? (Key extends `${infer Base}_one` ? Base : Key) : never;

type Params = Readonly<Record<string, string | number>>;

/**
 * Returns a function that looks up page texts in a language: `t('home')`, `t('days', { count: 3 })`. A count selects
 * the plural form.
 */
export const translatorFor = (language: Language) => {
  const table = texts[language];
  return (key: TextKey, params: Params = {}): string => {
    const { count } = params;
    const plural = typeof count === 'number' ? table[`${key}_${pluralForm(language, count)}`] : undefined;
    const text = plural ?? table[key] ?? table[`${key}_other`] ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(params[name] ?? ''));
  };
};
export type Translate = ReturnType<typeof translatorFor>;
