import { characters, invalid } from '@setu/kit/core';

/** A term in both languages. */
export interface Term {
  id: string;
  english: string;
  russian: string;
  note: string;
  updatedAt: Date;
}

/** The editable fields of a term. */
export type Wording = Pick<Term, 'english' | 'russian' | 'note'>;

const maxTerms = { en: 120, ru: 120, note: 300 };

/** Validates a term and returns it with collapsed whitespace. Throws `invalid` on en, ru and note. */
export function readWording(typed: Wording): Wording {
  const normalized = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const wording = { english: normalized(typed.english), russian: normalized(typed.russian), note: typed.note.trim() };
  const named = { en: wording.english, ru: wording.russian, note: wording.note };
  const refused: Parameters<typeof invalid>[0] = {};
  for (const field of Object.keys(maxTerms) as (keyof typeof maxTerms)[]) {
    if (field !== 'note' && named[field] === '') refused[field] = 'required';
    if (characters(named[field]) > maxTerms[field])
      refused[field] = { code: 'length_max', params: { max: String(maxTerms[field]) } };
  }
  if (Object.keys(refused).length > 0) throw invalid(refused);
  return wording;
}

/** Checks whether two terms have the same wording. */
export const isSameWording = (one: Wording, other: Wording): boolean =>
  one.english === other.english && one.russian === other.russian && one.note === other.note;

const letter = '[\\p{L}\\p{N}]';

/**
 * Returns the terms that occur in a text as full words, also in the plural, the longest first. `terms` are candidates
 * that may occur only inside another word.
 */
export function termsIn(text: string, terms: readonly Term[]): Term[] {
  const contains = ({ english }: Term): boolean => {
    const term = english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`(?<!${letter})${term}(?:e?s)?(?!${letter})`, 'iu').test(text);
  };
  return terms.filter(contains).sort((one, other) => other.english.length - one.english.length);
}
