import { type ImportFailure, shownParams } from '@setu/contract';
import en from '@setu/contract/texts/en/imports.json' with { type: 'json' };
import ru from '@setu/contract/texts/ru/imports.json' with { type: 'json' };
import { filled } from './export-texts.js';
import type { Language } from './locale.js';
import { fieldText } from './texts.js';

/** The texts about uploaded files of cards. */
export const importTexts: Record<Language, typeof en> = { en, ru };

/** Returns why a file of cards could not be read and what to do, or an empty text if there was no failure. */
export const failureText = (language: Language, failure: ImportFailure | undefined): string =>
  failure ? importTexts[language].failure[failure] : '';

interface ImportProblem {
  code: string;
  params: Record<string, string>;
  value: string;
  column: string;
}

const of = (table: Record<string, string>, code: string): string | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

/** Formats limits for the reader. Codes, names and row numbers stay unchanged. */
const shown = (params: Record<string, string>, language: Language): Record<string, string> => {
  const { min, max } = params;
  const numbers = { ...(min && { min }), ...(max && { max }) };
  return { ...params, ...shownParams(numbers, language) };
};

const maxShownLength = 60;
const cut = (text: string): string => (text.length > maxShownLength ? `${text.slice(0, maxShownLength - 1)}…` : text);

/** Returns what is wrong in a cell and how to fix it. */
export const cellProblemText = (language: Language, problem: ImportProblem): { message: string; mend: string } => {
  const { wrong, mend } = importTexts[language].cells;
  const { code, column } = problem;
  const params = { column, ...shown(problem.params, language), value: cut(problem.params.value ?? problem.value) };
  const fallback = fieldText(language, code, problem.params);
  const how = of(mend, `${code}.${column}`) ?? of(mend, code) ?? mend.other;
  return { message: filled(of(wrong, code) ?? fallback, params), mend: filled(how, params) };
};
