import { cut } from '@setu/kit/core';
import { wordsOf } from './fold.js';
import { allOf, anyOf, beginning, type LexemeQuery, lexeme } from './lexeme-query.js';
import { codeKey, hsDigits } from './vendor-code.js';

/** A searched word with its stem; no stem: a word too common to search by (для, the). */
export interface SearchWord {
  word: string;
  stem: string | undefined;
  /** Categories whose cards are about to get the word from a title: as it is, and as the beginning of one. */
  titled?: { whole: readonly number[]; begun: readonly number[] };
}

/** A word, or a phrase, that may stand for others. */
export type Term = readonly SearchWord[];

/** Words of a search that stand together, and what may stand in their place. */
export interface Segment<Word extends SearchWord = SearchWord> {
  words: readonly Word[];
  /** None: nothing but the words themselves. */
  alternatives: readonly Term[];
  /** An admin's stop word, which the search does without. */
  isDropped: boolean;
}

/**
 * What cards are matched by: their words and marks, or a fragment of their vendor code. Those that `first` finds by
 * themselves come before the others; `isCode` says that few can match, if any.
 */
export type Match = { query: LexemeQuery; first?: LexemeQuery; isCode?: true } | { fragment: string };

/** Longest search taken into account: characters, and words. */
export const searchLength = 200;
const mostWords = 10;

/** Takes what was typed, gives it with single spaces and cut to `searchLength` characters. */
export function tidySearch(typed: string): string {
  return cut(typed.replace(/[\s\0]+/g, ' ').trim(), searchLength).trim();
}

/** Takes a tidy search, gives what stands between its spaces, each with its words; what holds no word is left out. */
export function chunksOf(search: string): Array<{ typed: string; words: string[] }> {
  let room = mostWords;
  return search.split(' ').flatMap((typed) => {
    const words = wordsOf(typed).slice(0, room);
    room -= words.length;
    return words.length === 0 ? [] : [{ typed, words }];
  });
}

/** Where a word may stand: in a card's own names, or in the names of its categories too. */
export type Place = 'name' | 'anywhere';

/** What lexemes that a card has from its categories begin with. */
const fromCategory = '~';

function anyForm({ word, stem, titled }: SearchWord, asPrefix: boolean, place: Place): LexemeQuery | undefined {
  const forms = new Set<string>();
  const beginnings: LexemeQuery[] = [];
  for (const mark of place === 'name' ? [''] : ['', fromCategory]) {
    if (stem !== undefined) forms.add(mark + stem).add(mark + word);
    if (asPrefix && word.length >= 2) beginnings.push(beginning(mark + word));
  }
  const titles = place === 'anywhere' && stem !== undefined ? titled?.[asPrefix ? 'begun' : 'whole'] : undefined;
  const queries = [...[...forms].map(lexeme), ...(titles ?? []).map(categoryMark), ...beginnings];
  return queries.length === 0 ? undefined : anyOf(...queries);
}

/** All words of a segment, or all of one of its alternatives; nothing where none of them can be searched by. */
function anyTerm({ words, alternatives }: Segment, asPrefix: boolean, place: Place): LexemeQuery | undefined {
  const own = words.flatMap((word, i) => anyForm(word, asPrefix && i === words.length - 1, place) ?? []);
  const others = alternatives.map((term) => term.flatMap((word) => anyForm(word, false, place) ?? []));
  const terms = [own, ...others].flatMap((forms) => (forms.length === 0 ? [] : [allOf(...forms)]));
  return terms.length === 0 ? undefined : anyOf(...terms);
}

/**
 * Takes the segments of a search in order, gives the match of cards that hold all of them, each in any inflected form or
 * by what stands for it, those with all of them in their own names first; `unfinished` lets the last word be the beginning
 * of one. Undefined when nothing is left to search by.
 */
export function wordMatch(
  segments: readonly Segment[],
  unfinished: boolean,
): { query: LexemeQuery; first: LexemeQuery } | undefined {
  const query = wordQuery(segments, unfinished, 'anywhere');
  const first = wordQuery(segments, unfinished, 'name');
  return query === undefined || first === undefined ? undefined : { query, first };
}

/** What `wordMatch` asks for in one place. */
export function wordQuery(segments: readonly Segment[], unfinished: boolean, place: Place): LexemeQuery | undefined {
  const parts = segments.flatMap((segment, i) =>
    segment.isDropped ? [] : (anyTerm(segment, unfinished && i === segments.length - 1, place) ?? []),
  );
  return parts.length === 0 ? undefined : allOf(...parts);
}

/** Takes a tidy search, asks for cards whose HS code or vendor code begins with its digits, if it has such. */
export function digitsQuery(search: string): LexemeQuery | undefined {
  const digits = hsDigits(search);
  return digits === undefined ? undefined : anyOf(beginning(`=h${digits}`), beginning(`=k${digits}`));
}

/** Takes a tidy search, gives it as a whole vendor code when it can be nothing else: with a letter and a digit. */
export function markedCode(search: string): Match[] {
  const key = codeKey(search);
  return /\d/.test(key) && /[a-zа-я]/.test(key) ? [{ query: lexeme(`=k${key}`), isCode: true }] : [];
}

/** Takes a tidy search, gives the ways to read it as a vendor code, strictest first: the whole, its beginning, a fragment. */
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

/** Takes a tidy search in letters only, gives it as a fragment of a vendor code: the last thing it may mean. */
export function letterFragment(search: string): Match[] {
  const key = codeKey(search);
  return key.length >= 3 && !/\d/.test(key) && !search.includes(' ') ? [{ fragment: key }] : [];
}

/** The mark of a category's cards, sub-categories included. */
export const categoryMark = (num: number): LexemeQuery => lexeme(`=c${num}`);

/** The mark of a company's cards. */
export const companyMark = (num: number): LexemeQuery => lexeme(`=s${num}`);

/** Takes the beginning of a word, gives the first text after all words that begin so, in byte order. */
export const afterPrefix = (prefix: string): string => `${prefix}\u{10FFFF}`;

/** Takes a word, gives the first text after it, in byte order. */
export const afterWord = (word: string): string => `${word}\u0001`;
