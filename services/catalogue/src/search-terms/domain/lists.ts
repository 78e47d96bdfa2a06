import { cut } from '@setu/kit/core';
import type { SearchLanguage, SynonymMeaning } from '@setu/proto/words';
import { wordsOf } from '../../search/domain/fold.js';
import { longestTerm } from '../../search/domain/word-lists.js';

/** The limits of what admins may enter. */
export const maxSynonyms = 1000;
export const maxTerms = 10;
export const maxStopWords = 500;
export const maxTermLength = 60;

/** A synonym with normalised terms. Words are separated by single spaces. */
export interface WrittenSynonym {
  left: readonly string[];
  right: readonly string[];
  bothWays: boolean;
  language: SearchLanguage;
  meaning: SynonymMeaning;
}

/** A problem with an entered term. */
export type TermProblem =
  | { code: 'required' }
  | { code: 'too_many_words'; params: { max: string } }
  | { code: 'term_too_long'; params: { word: string; max: string } }
  | { code: 'term_invalid' | 'term_twice' | 'term_common' | 'synonym_taken'; params: { word: string } };

/** Returns a text as the search reads it: folded words, separated by single spaces. */
export const foldedTerm = (text: string): string => wordsOf(text).join(' ');

const shown = (text: string): string => cut(text.trim(), maxTermLength);

/**
 * Reads terms as typed and returns them folded. Returns a problem if there are none or too many, or if a term has no
 * words, is too long or appears twice.
 */
export function readTerms(
  typed: readonly string[],
  bounds: { max: number; words: number; optional?: boolean },
): { terms: string[] } | { problem: TermProblem } {
  const texts = typed.filter((text) => text.trim() !== '');
  if (texts.length === 0 && bounds.optional !== true) return { problem: { code: 'required' } };
  if (texts.length > bounds.max) return { problem: { code: 'too_many_words', params: { max: String(bounds.max) } } };
  const terms: string[] = [];
  for (const text of texts) {
    const words = wordsOf(text);
    const term = words.join(' ');
    if (words.length === 0 || words.length > bounds.words) {
      return { problem: { code: 'term_invalid', params: { word: shown(text) } } };
    }
    if (term.length > maxTermLength) {
      return { problem: { code: 'term_too_long', params: { word: shown(text), max: String(maxTermLength) } } };
    }
    if (terms.includes(term)) return { problem: { code: 'term_twice', params: { word: term } } };
    terms.push(term);
  }
  return { terms };
}

/** Reads the terms of one side of a synonym. */
export const readSide = (typed: readonly string[]) => readTerms(typed, { max: maxTerms, words: longestTerm });

/** Reads stop words. Each is a single word, and the list may be empty. */
export const readStopWords = (typed: readonly string[]) =>
  readTerms(typed, { max: maxStopWords, words: 1, optional: true });

/** Returns the terms that trigger a synonym. */
export const triggersOf = ({ left, right, bothWays }: WrittenSynonym): readonly string[] =>
  bothWays ? [...left, ...right] : left;

const overlaps = (one: SearchLanguage, other: SearchLanguage): boolean =>
  one === 'both' || other === 'both' || one === other;

/**
 * Returns the problems of a synonym: a term on both of its sides, or a term that triggers another synonym of the same
 * meaning.
 */
export function clashOf(
  synonym: WrittenSynonym,
  others: readonly WrittenSynonym[],
): { left?: TermProblem; right?: TermProblem } {
  const onBothSides = synonym.right.find((term) => synonym.left.includes(term));
  if (onBothSides !== undefined) return { right: { code: 'term_twice', params: { word: onBothSides } } };
  const inSameLanguage = others.filter(
    ({ language, meaning }) => meaning === synonym.meaning && overlaps(language, synonym.language),
  );
  const usedTerms = new Set(inSameLanguage.flatMap((other) => triggersOf(other)));
  const repeated = triggersOf(synonym).find((term) => usedTerms.has(term));
  if (repeated === undefined) return {};
  const problem: TermProblem = { code: 'synonym_taken', params: { word: repeated } };
  return synonym.left.includes(repeated) ? { left: problem } : { right: problem };
}
