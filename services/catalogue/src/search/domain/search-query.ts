import { cut } from '@setu/kit/core';
import { allOf, anyOf, beginning, type LexemeQuery, lexeme } from './lexeme-query.js';
import { type Chunk, chunksIn } from './measures.js';
import { codeKey, codesNear, hsDigits } from './vendor-code.js';

/** A searched word with its stem. A word that is too common to search by (для, the) has no stem. */
export interface SearchWord {
  word: string;
  stem: string | undefined;
  /** True for a word of the vocabulary or the admins' lists that no card has. */
  isAbsent?: boolean;
  /**
   * Categories whose new titles have the word but whose cards are not updated yet. `exact` is for the exact word,
   * `prefix` for the word as a prefix.
   */
  titled?: { exact: readonly number[]; prefix: readonly number[] };
}

/** A word or phrase that can replace others. */
export type Term = readonly SearchWord[];

/** Adjacent words of a search, and the terms that can replace them. */
export interface Segment<Word extends SearchWord = SearchWord> {
  words: readonly Word[];
  /** Empty if only the words themselves match. */
  alternatives: readonly Term[];
  /** True for a stop word of the admins, which the search ignores. */
  isDropped: boolean;
  /** Near meanings, the likeliest first, to use if the search finds nothing else. */
  near?: readonly NearMeaning[];
}

/** A near meaning of words: the terms that have it, and how it is shown. */
export interface NearMeaning {
  terms: readonly Term[];
  shown: string;
}

/**
 * How cards are matched: by a query over words and marks, or by a fragment of the vendor code. Cards that match `first`
 * come before the others. `isCode` means that few cards can match.
 */
export type Match = { query: LexemeQuery; first?: LexemeQuery; isCode?: true } | { fragment: string };

/** The maximum length of a search, in characters and in words. */
export const searchLength = 200;
const maxWords = 10;
/** Longer codes are not searched with typing errors. */
const maxSlippedLength = 24;

/** Returns a search with single spaces, cut to `searchLength` characters. */
export function tidySearch(typed: string): string {
  return cut(typed.replace(/[\s\0]+/g, ' ').trim(), searchLength).trim();
}

/** Splits a tidy search at spaces. Parts without words are left out. */
export function chunksOf(search: string): Chunk[] {
  let room = maxWords;
  return chunksIn(search).flatMap(({ typed, words }) => {
    const limited = words.slice(0, room);
    room -= limited.length;
    return limited.length === 0 ? [] : [{ typed, words: limited }];
  });
}

/**
 * Where a word is searched.
 *
 * - `name`: in a card's own names.
 * - `shelf`: also in the names of its categories that name one thing.
 * - `anywhere`: in all names of its categories, including those of several things ("Tea, coffee and spices"), and in
 *   its supplier's name.
 */
export type Place = 'name' | 'shelf' | 'anywhere';

/** The prefixes of lexemes for each place. Other lexemes of a card never have them. */
const marksOf = { name: [''], shelf: ['', '~'], anywhere: ['', '~', '^'] } as const satisfies Record<Place, unknown>;

/** Which words may match as prefixes: none, the last one, or every word of three or more letters. */
export type PrefixWords = 'none' | 'last' | 'every';
const minPrefixLength = { last: 2, every: 3 } as const;

/**
 * Returns the digits of a word that may be the beginning of an HS code: four to ten digits, optionally with dots
 * (`8413`, `8413.70`). Returns undefined for any other word.
 */
export function hsOfWord(word: string): string | undefined {
  const digits = /^[0-9]{4}(d[0-9]{2})+$/.test(word) ? word.replaceAll('d', '') : word;
  return /^[0-9]{4,10}$/.test(digits) ? digits : undefined;
}

function anyForm({ word, stem, titled }: SearchWord, prefixes: PrefixWords, place: Place): LexemeQuery | undefined {
  const forms = new Set<string>();
  const beginnings: LexemeQuery[] = [];
  for (const mark of marksOf[place]) {
    if (stem !== undefined) forms.add(mark + stem).add(mark + word);
    if (prefixes !== 'none' && word.length >= minPrefixLength[prefixes]) beginnings.push(beginning(mark + word));
  }
  const hs = hsOfWord(word);
  if (hs !== undefined) beginnings.push(beginning(`=h${hs}`));
  const isPrefix = prefixes !== 'none';
  const titles = place !== 'name' && stem !== undefined ? titled?.[isPrefix ? 'prefix' : 'exact'] : undefined;
  const queries = [...[...forms].map(lexeme), ...(titles ?? []).map(categoryMark), ...beginnings];
  return queries.length === 0 ? undefined : anyOf(...queries);
}

/**
 * Returns a query for all words of a segment or of one alternative, or undefined if none of them can be searched by.
 */
function anyTerm({ words, alternatives }: Segment, prefixes: PrefixWords, place: Place): LexemeQuery | undefined {
  const isPrefix = (i: number): boolean => prefixes === 'every' || i === words.length - 1;
  const own = words.flatMap((word, i) => anyForm(word, isPrefix(i) ? prefixes : 'none', place) ?? []);
  // A letter at the end that is too common to search by ("vitamin a") is what tells the thing from others.
  const complete = alternatives.filter((term) => term.at(-1)?.stem !== undefined);
  const others = complete.map((term) => term.flatMap((word) => anyForm(word, 'none', place) ?? []));
  const terms = [own, ...others].flatMap((forms) => (forms.length === 0 ? [] : [allOf(...forms)]));
  return terms.length === 0 ? undefined : anyOf(...terms);
}

/**
 * Returns a segment without the alternatives that are less likely meant than its own words, if cards have these. A
 * compound that ends in the word is the same thing (двигатель, электродвигатель), and stays.
 */
function asWritten(segment: Segment): Segment {
  const { words, alternatives } = segment;
  const [only, ...more] = words;
  const stem = more.length === 0 ? only?.stem : undefined;
  if (words.some(({ isAbsent }) => isAbsent)) return segment;
  const isCompound = ([other, ...rest]: Term): boolean =>
    stem !== undefined && rest.length === 0 && (other?.stem?.endsWith(stem) ?? false);
  return { ...segment, alternatives: alternatives.filter(isCompound) };
}

/**
 * Returns a match for cards that have all segments in a place, each in any inflected form or as an alternative. Cards
 * with all of them in their own names come first, as they were written if any card has them so. Returns undefined if
 * nothing is left to search by.
 */
export function wordMatch(
  segments: readonly Segment[],
  prefixes: PrefixWords,
  place: Place,
): { query: LexemeQuery; first: LexemeQuery } | undefined {
  const query = wordQuery(segments, prefixes, place);
  const first = wordQuery(segments.map(asWritten), prefixes, 'name');
  return query === undefined || first === undefined ? undefined : { query, first };
}

/** Returns the query of `wordMatch` for one place. */
export function wordQuery(segments: readonly Segment[], prefixes: PrefixWords, place: Place): LexemeQuery | undefined {
  const parts = segments.flatMap((segment, i) => {
    if (segment.isDropped) return [];
    return anyTerm(segment, prefixes === 'last' && i < segments.length - 1 ? 'none' : prefixes, place) ?? [];
  });
  return parts.length === 0 ? undefined : allOf(...parts);
}

/**
 * Returns a query for cards whose HS code or vendor code begins with the search's digits, or undefined if the search is
 * not digits.
 */
export function digitsQuery(search: string): LexemeQuery | undefined {
  const digits = hsDigits(search);
  return digits === undefined ? undefined : anyOf(beginning(`=h${digits}`), beginning(`=k${digits}`));
}

/**
 * Returns the search as a complete vendor code if it cannot be anything else, which means it has a letter and a digit.
 */
export function markedCode(search: string): Match[] {
  const key = codeKey(search);
  return /\d/.test(key) && /[a-zа-я]/.test(key) ? [{ query: lexeme(`=k${key}`), isCode: true }] : [];
}

/** Returns the ways to read a search as a vendor code, strictest first: complete, as a prefix, as a fragment. */
export function codeMatches(search: string): Match[] {
  const key = codeKey(search);
  if (key.length < 3) return [];
  const isMarked = /\d/.test(key);
  return [
    { query: lexeme(`=k${key}`), isCode: true },
    { query: beginning(`=k${key}`), isCode: true },
    ...(isMarked ? [{ fragment: key }] : []),
  ];
}

/** Returns a search of letters as a fragment of a vendor code. This is the last reading to try. */
export function letterFragment(search: string): Match[] {
  const key = codeKey(search);
  return key.length >= 3 && !/\d/.test(key) && !search.includes(' ') ? [{ fragment: key }] : [];
}

/** Returns a query for vendor codes one typing error away, if the search has a digit and at least five characters. */
export function codeSlips(search: string): Match[] {
  const key = codeKey(search);
  if (key.length < 5 || key.length > maxSlippedLength || !/\d/.test(key)) return [];
  return [{ query: anyOf(...codesNear(key).map((code) => lexeme(`=k${code}`))), isCode: true }];
}

/** The mark of a category's cards, including sub-categories. */
export const categoryMark = (num: number): LexemeQuery => lexeme(`=c${num}`);

/** The mark of a company's cards. */
export const companyMark = (num: number): LexemeQuery => lexeme(`=s${num}`);

/** Returns an upper bound, in byte order, of all words with a prefix. */
export const afterPrefix = (prefix: string): string => `${prefix}\u{10FFFF}`;

/** Returns the first text after a word, in byte order. */
export const afterWord = (word: string): string => `${word}\u0001`;
