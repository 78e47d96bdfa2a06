import { cut } from '@setu/kit/core';
import { allOf, anyOf, beginning, type LexemeQuery, lexeme } from './lexeme-query.js';
import { type Chunk, chunksIn } from './measures.js';
import { codeKey, codesNear, hsDigits } from './vendor-code.js';

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
/** Longer codes are not looked for by what may be wrong in them. */
const longestSlipped = 24;

/** Takes what was typed, gives it with single spaces and cut to `searchLength` characters. */
export function tidySearch(typed: string): string {
  return cut(typed.replace(/[\s\0]+/g, ' ').trim(), searchLength).trim();
}

/** Takes a tidy search, gives what stands between its spaces, each with its words; what holds no word is left out. */
export function chunksOf(search: string): Chunk[] {
  let room = mostWords;
  return chunksIn(search).flatMap(({ typed, words }) => {
    const kept = words.slice(0, room);
    room -= kept.length;
    return kept.length === 0 ? [] : [{ typed, words: kept }];
  });
}

/**
 * Where a word may stand: in a card's own names; in the names of its categories too, where these name one thing; or in all
 * of their names, those of several things too ("Tea, coffee and spices"), and in its supplier's.
 */
export type Place = 'name' | 'shelf' | 'anywhere';

/** What the lexemes of each place begin with; a card has none of its own with these. */
const marksOf = { name: [''], shelf: ['', '~'], anywhere: ['', '~', '^'] } as const satisfies Record<Place, unknown>;

/** Which words may be the beginnings of words: none, the last one, every one of three letters and more. */
export type Begun = 'none' | 'last' | 'every';
const shortestBegun = { last: 2, every: 3 } as const;

/** Takes a word, gives the HS digits it may be the beginning of: four to ten, with dots between (`8413`, `8413.70`). */
export function hsOfWord(word: string): string | undefined {
  const digits = /^[0-9]{4}(d[0-9]{2})+$/.test(word) ? word.replaceAll('d', '') : word;
  return /^[0-9]{4,10}$/.test(digits) ? digits : undefined;
}

function anyForm({ word, stem, titled }: SearchWord, begun: Begun, place: Place): LexemeQuery | undefined {
  const forms = new Set<string>();
  const beginnings: LexemeQuery[] = [];
  for (const mark of marksOf[place]) {
    if (stem !== undefined) forms.add(mark + stem).add(mark + word);
    if (begun !== 'none' && word.length >= shortestBegun[begun]) beginnings.push(beginning(mark + word));
  }
  const hs = hsOfWord(word);
  if (hs !== undefined) beginnings.push(beginning(`=h${hs}`));
  const isBegun = begun !== 'none';
  const titles = place !== 'name' && stem !== undefined ? titled?.[isBegun ? 'begun' : 'whole'] : undefined;
  const queries = [...[...forms].map(lexeme), ...(titles ?? []).map(categoryMark), ...beginnings];
  return queries.length === 0 ? undefined : anyOf(...queries);
}

/** All words of a segment, or all of one of its alternatives; nothing where none of them can be searched by. */
function anyTerm({ words, alternatives }: Segment, begun: Begun, place: Place): LexemeQuery | undefined {
  const isBegun = (i: number): boolean => begun === 'every' || i === words.length - 1;
  const own = words.flatMap((word, i) => anyForm(word, isBegun(i) ? begun : 'none', place) ?? []);
  const others = alternatives.map((term) => term.flatMap((word) => anyForm(word, 'none', place) ?? []));
  const terms = [own, ...others].flatMap((forms) => (forms.length === 0 ? [] : [allOf(...forms)]));
  return terms.length === 0 ? undefined : anyOf(...terms);
}

/**
 * Takes the segments of a search in order, gives the match of cards that hold all of them in a place, each in any inflected
 * form or by what stands for it, those with all of them in their own names first. Undefined when nothing is left to search by.
 */
export function wordMatch(
  segments: readonly Segment[],
  begun: Begun,
  place: Place,
): { query: LexemeQuery; first: LexemeQuery } | undefined {
  const query = wordQuery(segments, begun, place);
  const first = wordQuery(segments, begun, 'name');
  return query === undefined || first === undefined ? undefined : { query, first };
}

/** What `wordMatch` asks for in one place. */
export function wordQuery(segments: readonly Segment[], begun: Begun, place: Place): LexemeQuery | undefined {
  const parts = segments.flatMap((segment, i) => {
    if (segment.isDropped) return [];
    return anyTerm(segment, begun === 'last' && i < segments.length - 1 ? 'none' : begun, place) ?? [];
  });
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

/** Takes a tidy search, asks for vendor codes one slip away, where it can be one: with a digit, of five characters or more. */
export function codeSlips(search: string): Match[] {
  const key = codeKey(search);
  if (key.length < 5 || key.length > longestSlipped || !/\d/.test(key)) return [];
  return [{ query: anyOf(...codesNear(key).map((code) => lexeme(`=k${code}`))), isCode: true }];
}

/** The mark of a category's cards, sub-categories included. */
export const categoryMark = (num: number): LexemeQuery => lexeme(`=c${num}`);

/** The mark of a company's cards. */
export const companyMark = (num: number): LexemeQuery => lexeme(`=s${num}`);

/** Takes the beginning of a word, gives the first text after all words that begin so, in byte order. */
export const afterPrefix = (prefix: string): string => `${prefix}\u{10FFFF}`;

/** Takes a word, gives the first text after it, in byte order. */
export const afterWord = (word: string): string => `${word}\u0001`;
