import { anyOf, type LexemeQuery } from '../domain/lexeme-query.js';
import { looselyCorrected } from '../domain/one-edit.js';
import { readWords } from '../domain/read-words.js';
import {
  type Begun,
  chunksOf,
  codeMatches,
  codeSlips,
  digitsQuery,
  hsOfWord,
  letterFragment,
  type Match,
  markedCode,
  type Place,
  type Segment,
  wordMatch,
} from '../domain/search-query.js';
import type { WordLists } from '../domain/word-lists.js';
import { correctChunk, isKnownChunk, type TypedChunk, together } from './correct-words.js';
import type { KnownWord, Vocabulary } from './vocabulary.js';

/** A way to read a search: what cards must match, and the words it was read as (none: as a code). */
export interface Reading {
  match: Match;
  segments: readonly Segment[];
}

/** What admins tell of words, and the language of who searches. */
export interface WordCare {
  lists: WordLists;
  reader: 'ru' | 'en';
}

/** When the last word is taken for the beginning of one: while typing always, in a list when nothing has it whole. */
export type Unfinished = 'always' | 'if nothing else';

export interface Searching<Found> {
  vocabulary: Vocabulary;
  care: WordCare;
  /** As `tidySearch` gives it. */
  search: string;
  unfinished: Unfinished;
  /** It is taken word for word, and never corrected. */
  asTyped?: boolean;
  /** The list holds cards whose words the vocabulary may lack (drafts): words are tried as typed even if unknown. */
  holdsUnpublished?: boolean;
  /** Looks a reading up; undefined when it finds nothing. */
  attempt(reading: Reading): Promise<Found | undefined>;
}

export interface Searched<Found> {
  found: Found;
  /** What the search was read as; empty when it was found as typed. */
  corrected: string;
}

/** A reading by words. */
interface WordReading extends Reading {
  match: NonNullable<ReturnType<typeof wordMatch>>;
  begun: Begun;
}

/** In a list each place by itself; suggestions look at the cards' own names first anyhow. */
const placesIn = { always: ['anywhere'], 'if nothing else': ['shelf', 'anywhere'] } as const;

const wordReading = (segments: readonly Segment[], begun: Begun, place: Place): WordReading[] => {
  const match = wordMatch(segments, begun, place);
  return match === undefined ? [] : [{ match, segments, begun }];
};

const canBegin = (words: readonly KnownWord[]): boolean =>
  words.every(({ isKnown, isBeginning }) => isKnown || isBeginning);

/**
 * What words are read as, whole, with the last one unfinished, and with every one; only what can find anything. Each first
 * among what cards and the categories of one thing are called, then among all names.
 */
function wordReadings(words: readonly KnownWord[], unfinished: Unfinished, care: WordCare): WordReading[] {
  const segments = readWords(words, care.lists, care.reader);
  const isKnown = ({ alternatives, isDropped, words: own }: Segment<KnownWord>): boolean =>
    isDropped || alternatives.length > 0 || own.every((word) => word.isKnown);
  const last = segments.at(-1);
  const lastWord = last?.words.at(-1);
  const others = segments.slice(0, -1);
  if (last === undefined || lastWord === undefined) return [];
  const byWords = (some: readonly Segment[], begun: Begun): WordReading[] =>
    placesIn[unfinished].flatMap((place) => wordReading(some, begun, place));
  const areKnown = others.every(isKnown);
  const whole = areKnown && isKnown(last) ? byWords(segments, 'none') : [];
  // One letter after other words tells nothing yet: what stood there before it was typed stays.
  if (unfinished === 'always' && areKnown && others.length > 0 && lastWord.word.length === 1) {
    return [...whole, ...byWords(others, 'none')];
  }
  const begun = areKnown && lastWord.isBeginning && !last.isDropped ? byWords(segments, 'last') : [];
  const isBegun = (segment: Segment<KnownWord>): boolean => isKnown(segment) || canBegin(segment.words);
  const every = others.length > 0 && segments.every(isBegun) ? byWords(segments, 'every') : [];
  return [...(unfinished === 'always' && begun.length > 0 ? [] : whole), ...begun, ...every];
}

/** Digits are a word, and the beginning of an HS or vendor code as well. */
function withDigits(readings: readonly WordReading[], digits: LexemeQuery | undefined): Reading[] {
  if (digits === undefined) return [...readings];
  if (readings.length === 0) return [{ match: { query: digits }, segments: [] }];
  return readings.map(({ match, segments }) => ({ match: { query: anyOf(match.query, digits) }, segments }));
}

const asCodes = (matches: readonly Match[]): Reading[] => matches.map((match) => ({ match, segments: [] }));

/** The ways to read a search as typed: a whole code, its words (or digits of a code), then a code less strictly. */
function readingsAsTyped(search: string, byWord: readonly WordReading[]): Reading[] {
  return [...asCodes(markedCode(search)), ...withDigits(byWord, digitsQuery(search)), ...asCodes(codeMatches(search))];
}

async function firstFound<Found>(
  readings: readonly Reading[],
  attempt: Searching<Found>['attempt'],
): Promise<Found | undefined> {
  for (const reading of readings) {
    const found = await attempt(reading);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** So many ways to correct a search are tried. */
const mostCorrected = 8;

/** The known words a search may stand for where it was typed wrong, the likeliest first; none when it was not, or stands for none. */
async function corrected(
  vocabulary: Vocabulary,
  chunks: readonly TypedChunk[],
  shortest?: number,
): Promise<KnownWord[][]> {
  const isRight = chunks.map((chunk) => isKnownChunk(chunk.words, chunk.isLast));
  if (isRight.every(Boolean)) return [];
  const parts: KnownWord[][][] = [];
  for (const [i, chunk] of chunks.entries()) {
    const right = isRight[i] ? [chunk.words] : await correctChunk(vocabulary, chunk, shortest);
    if (right.length === 0) return [];
    parts.push(right);
  }
  return together(parts).slice(0, mostCorrected);
}

/** What an admin wrote a list for is no slip, whether cards have it or not. */
function caredFor(chunks: readonly TypedChunk[], { lists, reader }: WordCare): TypedChunk[] {
  const segments = readWords(
    chunks.flatMap((chunk) => chunk.words),
    lists,
    reader,
  );
  const isMeant = segments.flatMap(({ words, alternatives, isDropped }) =>
    words.map(() => isDropped || alternatives.length > 0),
  );
  if (!isMeant.includes(true)) return [...chunks];
  let at = 0;
  return chunks.map((chunk) => {
    const words = chunk.words.map((word, i) => (isMeant[at + i] ? { ...word, isKnown: true } : word));
    at += words.length;
    return { ...chunk, words };
  });
}

/** What stands between the spaces of a search, each word as cards know it; beside other words digits may be an HS code. */
export async function typedChunks(vocabulary: Vocabulary, search: string): Promise<TypedChunk[]> {
  const chunks = chunksOf(search);
  const known = await vocabulary.lookUp(chunks.flatMap((chunk) => chunk.words));
  const orHs = (word: KnownWord): KnownWord =>
    chunks.length > 1 && hsOfWord(word.word) !== undefined ? { ...word, isKnown: true } : word;
  return chunks.map(({ typed, words }, i) => ({
    typed,
    words: words.flatMap((word) => known.get(word) ?? []).map(orHs),
    isLast: i === chunks.length - 1,
  }));
}

/** What is found by the first correction that finds anything. */
async function foundCorrected<Found>(
  { vocabulary, unfinished, care, attempt }: Searching<Found>,
  chunks: readonly TypedChunk[],
  shortest?: number,
): Promise<Searched<Found> | undefined> {
  for (const right of await corrected(vocabulary, chunks, shortest)) {
    // What was corrected is whole: every word of it as a beginning would find what nobody typed, at the highest cost.
    const readings = wordReadings(right, unfinished, care).filter(({ begun }) => begun !== 'every');
    const found = await firstFound(readings, attempt);
    if (found !== undefined) return { found, corrected: right.map(({ word }) => word).join(' ') };
  }
  return undefined;
}

/**
 * Reads a search in the order of the product and stops at the first reading that finds something: as a whole vendor code, as
 * typed (words in any form, then the last one, then every one as a beginning), as part of a code, then word by word typed in
 * the other layout, transliterated, with one slip or without a space, then as letters inside a vendor code, as a code with
 * one slip, and at last with slips in words of three letters. So a correction never competes with what was typed.
 */
export async function readSearch<Found>(searching: Searching<Found>): Promise<Searched<Found> | undefined> {
  const { vocabulary, care, search, unfinished, asTyped = false, holdsUnpublished = false, attempt } = searching;
  const chunks = caredFor(await typedChunks(vocabulary, search), care);
  const words = chunks
    .flatMap((chunk) => chunk.words)
    .map((word) => (holdsUnpublished ? { ...word, isKnown: true, isBeginning: true } : word));
  const read = async (readings: readonly Reading[]): Promise<Searched<Found> | undefined> => {
    const found = await firstFound(readings, attempt);
    return found === undefined ? undefined : { found, corrected: '' };
  };
  const typed = await read(readingsAsTyped(search, wordReadings(words, unfinished, care)));
  if (typed !== undefined || asTyped) return typed ?? read(asCodes(letterFragment(search)));
  return (
    (await foundCorrected(searching, chunks)) ??
    (await read(asCodes([...letterFragment(search), ...codeSlips(search)]))) ??
    (await foundCorrected(searching, chunks, looselyCorrected))
  );
}
