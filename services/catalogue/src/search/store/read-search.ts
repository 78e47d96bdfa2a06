import {
  chunksOf,
  codeMatches,
  digitsQuery,
  letterFragment,
  type Match,
  markedCode,
  type SearchWord,
  wordMatch,
} from '../domain/search-query.js';
import { correctChunk, isKnownChunk, type TypedChunk } from './correct-words.js';
import type { KnownWord, Vocabulary } from './vocabulary.js';

/** A way to read a search: what cards must match, and the words it was read as (none: as a code). */
export interface Reading {
  match: Match;
  words: readonly SearchWord[];
}

/** When the last word is taken for the beginning of one: while typing always, in a list when nothing has it whole. */
export type Unfinished = 'always' | 'if nothing else';

export interface Searching<Found> {
  vocabulary: Vocabulary;
  /** As `tidySearch` gives it. */
  search: string;
  unfinished: Unfinished;
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
}

function byWords(words: readonly KnownWord[], isBegun: boolean): WordReading[] {
  const match = wordMatch(words, isBegun);
  return match === undefined ? [] : [{ match, words }];
}

/** What words are read as, whole and with the last one unfinished; only what can find anything. */
function wordReadings(words: readonly KnownWord[], unfinished: Unfinished): WordReading[] {
  const last = words.at(-1);
  const others = words.slice(0, -1);
  if (last === undefined || !others.every((word) => word.isKnown)) return [];
  const whole = last.isKnown ? byWords(words, false) : [];
  // One letter after other words tells nothing yet: what stood there before it was typed stays.
  if (unfinished === 'always' && others.length > 0 && last.word.length === 1) {
    return [...whole, ...byWords(others, false)];
  }
  const begun = last.isBeginning ? byWords(words, true) : [];
  return unfinished === 'always' && begun.length > 0 ? begun : [...whole, ...begun];
}

/** Digits are a word, and the beginning of an HS or vendor code as well. */
function withDigits(readings: readonly WordReading[], digits: string | undefined): Reading[] {
  if (digits === undefined) return [...readings];
  if (readings.length === 0) return [{ match: { query: digits }, words: [] }];
  return readings.map(({ match, words }) => ({ match: { query: `(${match.query}) | ${digits}` }, words }));
}

/** The ways to read a search as typed: a whole code, its words (or digits of a code), then a code less strictly. */
function readingsAsTyped(search: string, words: readonly KnownWord[], unfinished: Unfinished): Reading[] {
  return [
    ...markedCode(search).map((match) => ({ match, words: [] })),
    ...withDigits(wordReadings(words, unfinished), digitsQuery(search)),
    ...codeMatches(search).map((match) => ({ match, words: [] })),
  ];
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

/** The known words a search stands for where it was typed wrong; undefined when it was not, or stands for none. */
async function corrected(vocabulary: Vocabulary, chunks: readonly TypedChunk[]): Promise<KnownWord[] | undefined> {
  const isRight = chunks.map((chunk) => isKnownChunk(chunk.words, chunk.isLast));
  if (isRight.every(Boolean)) return undefined;
  const words: KnownWord[] = [];
  for (const [i, chunk] of chunks.entries()) {
    const right = isRight[i] ? chunk.words : await correctChunk(vocabulary, chunk);
    if (right === undefined) return undefined;
    words.push(...right);
  }
  return words;
}

async function typedChunks(vocabulary: Vocabulary, search: string): Promise<TypedChunk[]> {
  const chunks = chunksOf(search);
  const known = await vocabulary.lookUp(chunks.flatMap((chunk) => chunk.words));
  return chunks.map(({ typed, words }, i) => ({
    typed,
    words: words.flatMap((word) => known.get(word) ?? []),
    isLast: i === chunks.length - 1,
  }));
}

/**
 * Reads a search in the order of the product and stops at the first reading that finds something: as a whole vendor code, as
 * typed (words in any form, then the last one as a beginning), as part of a code, then word by word typed in the other layout, transliterated or with
 * one slip, and at last as letters inside a vendor code. So a correction never competes with what was typed.
 */
export async function readSearch<Found>(searching: Searching<Found>): Promise<Searched<Found> | undefined> {
  const { vocabulary, search, unfinished, holdsUnpublished = false, attempt } = searching;
  const chunks = await typedChunks(vocabulary, search);
  const words = chunks
    .flatMap((chunk) => chunk.words)
    .map((word) => (holdsUnpublished ? { ...word, isKnown: true, isBeginning: true } : word));
  const asTyped = await firstFound(readingsAsTyped(search, words, unfinished), attempt);
  if (asTyped !== undefined) return { found: asTyped, corrected: '' };
  const right = await corrected(vocabulary, chunks);
  if (right !== undefined) {
    const found = await firstFound(wordReadings(right, unfinished), attempt);
    if (found !== undefined) return { found, corrected: right.map(({ word }) => word).join(' ') };
  }
  const byFragment = await firstFound(
    letterFragment(search).map((match) => ({ match, words: [] })),
    attempt,
  );
  return byFragment === undefined ? undefined : { found: byFragment, corrected: '' };
}
