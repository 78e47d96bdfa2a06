import { cut } from '@setu/kit/core';
import { wordsOf } from './fold.js';
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
 * What cards are matched by: a tsquery over their words, or a fragment of their vendor code. Those that `first` finds by
 * themselves come before the others; `isCode` says that few can match, if any.
 */
export type Match = { query: string; first?: string; isCode?: true } | { fragment: string };

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

const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

/** Where a word may stand: in a card's own names, or in the names of its categories too. */
export type Place = 'name' | 'anywhere';

/** What lexemes that a card has from its categories begin with. */
const fromCategory = '~';

function anyForm({ word, stem, titled }: SearchWord, asPrefix: boolean, place: Place): string | undefined {
  const forms = new Set<string>();
  for (const mark of place === 'name' ? [''] : ['', fromCategory]) {
    if (stem !== undefined) forms.add(quoted(mark + stem)).add(quoted(mark + word));
    if (asPrefix && word.length >= 2) forms.add(`${quoted(mark + word)}:*`);
  }
  if (place === 'anywhere' && stem !== undefined) {
    for (const num of titled?.[asPrefix ? 'begun' : 'whole'] ?? []) forms.add(categoryMark(num));
  }
  return forms.size === 0 ? undefined : `(${[...forms].join(' | ')})`;
}

/** All words of a segment, or all of one of its alternatives; nothing where none of them can be searched by. */
function anyTerm({ words, alternatives }: Segment, asPrefix: boolean, place: Place): string | undefined {
  const own = words.flatMap((word, i) => anyForm(word, asPrefix && i === words.length - 1, place) ?? []);
  const others = alternatives.flatMap((term) => {
    const forms = term.flatMap((word) => anyForm(word, false, place) ?? []);
    return forms.length === 0 ? [] : [forms.join(' & ')];
  });
  if (others.length === 0) return own.length === 0 ? undefined : own.join(' & ');
  const terms = [...(own.length === 0 ? [] : [own.join(' & ')]), ...others];
  // In a tsquery & binds tighter than |.
  return `(${terms.join(' | ')})`;
}

/**
 * Takes the segments of a search in order, gives the match of cards that hold all of them, each in any inflected form or
 * by what stands for it, those with all of them in their own names first; `unfinished` lets the last word be the beginning
 * of one. Undefined when nothing is left to search by.
 */
export function wordMatch(
  segments: readonly Segment[],
  unfinished: boolean,
): { query: string; first: string } | undefined {
  const query = wordQuery(segments, unfinished, 'anywhere');
  const first = wordQuery(segments, unfinished, 'name');
  return query === undefined || first === undefined ? undefined : { query, first };
}

/** The tsquery of `wordMatch` for one place. */
export function wordQuery(segments: readonly Segment[], unfinished: boolean, place: Place): string | undefined {
  const parts = segments.flatMap((segment, i) =>
    segment.isDropped ? [] : (anyTerm(segment, unfinished && i === segments.length - 1, place) ?? []),
  );
  return parts.length === 0 ? undefined : parts.join(' & ');
}

/** Takes a tidy search, gives the tsquery of cards whose HS code or vendor code begins with its digits, if it asks for that. */
export function digitsQuery(search: string): string | undefined {
  const digits = hsDigits(search);
  return digits === undefined ? undefined : `${quoted(`=h${digits}`)}:* | ${quoted(`=k${digits}`)}:*`;
}

/** Takes a tidy search, gives it as a whole vendor code when it can be nothing else: with a letter and a digit. */
export function markedCode(search: string): Match[] {
  const key = codeKey(search);
  return /\d/.test(key) && /[a-zа-я]/.test(key) ? [{ query: quoted(`=k${key}`), isCode: true }] : [];
}

/** Takes a tidy search, gives the ways to read it as a vendor code, strictest first: the whole, its beginning, a fragment. */
export function codeMatches(search: string): Match[] {
  const key = codeKey(search);
  if (key.length < 3) return [];
  const whole = quoted(`=k${key}`);
  const isMarked = /\d/.test(key);
  return [
    { query: whole, isCode: true },
    { query: `${whole}:*`, isCode: true },
    ...(isMarked ? [{ fragment: key }] : []),
  ];
}

/** Takes a tidy search in letters only, gives it as a fragment of a vendor code: the last thing it may mean. */
export function letterFragment(search: string): Match[] {
  const key = codeKey(search);
  return key.length >= 3 && !/\d/.test(key) && !search.includes(' ') ? [{ fragment: key }] : [];
}

/** Takes tsqueries, gives the one that asks for all of them at once. */
export function allOf(...queries: string[]): string {
  return queries.map((query) => `(${query})`).join(' & ');
}

/** The mark of a category's cards, sub-categories included. */
export const categoryMark = (num: number): string => quoted(`=c${num}`);

/** The mark of a company's cards. */
export const companyMark = (num: number): string => quoted(`=s${num}`);

/** Takes the beginning of a word, gives the first text after all words that begin so, in byte order. */
export const afterPrefix = (prefix: string): string => `${prefix}\u{10FFFF}`;

/** Takes a word, gives the first text after it, in byte order. */
export const afterWord = (word: string): string => `${word}\u0001`;
