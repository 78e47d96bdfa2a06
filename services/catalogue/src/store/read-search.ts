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

type WordMatch = NonNullable<ReturnType<typeof wordMatch>>;

/** What words are read as, whole and with the last one unfinished; only what can find anything. */
function wordMatches(words: readonly KnownWord[], unfinished: Unfinished): WordMatch[] {
  const last = words.at(-1);
  if (last === undefined || !words.slice(0, -1).every((word) => word.isKnown)) return [];
  const whole = last.isKnown ? wordMatch(words, false) : undefined;
  const begun = last.isBeginning ? wordMatch(words, true) : undefined;
  const matches = unfinished === 'always' && begun !== undefined ? [begun] : [whole, begun];
  return matches.filter((match) => match !== undefined);
}

/** Digits are a word, and the beginning of an HS or vendor code as well. */
function withDigits(matches: readonly WordMatch[], digits: string | undefined): Match[] {
  if (digits === undefined) return [...matches];
  if (matches.length === 0) return [{ query: digits }];
  return matches.map(({ query }) => ({ query: `(${query}) | ${digits}` }));
}

/** The ways to read a search as typed: a whole code, its words (or digits of a code), then a code less strictly. */
function readingsAsTyped(search: string, words: readonly KnownWord[], unfinished: Unfinished): Reading[] {
  const byWords = withDigits(wordMatches(words, unfinished), digitsQuery(search));
  return [
    ...markedCode(search).map((match) => ({ match, words: [] })),
    ...byWords.map((match) => ({ match, words })),
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
    const readings = wordMatches(right, unfinished).map((match) => ({ match, words: right }));
    const found = await firstFound(readings, attempt);
    if (found !== undefined) return { found, corrected: right.map(({ word }) => word).join(' ') };
  }
  const byFragment = await firstFound(
    letterFragment(search).map((match) => ({ match, words: [] })),
    attempt,
  );
  return byFragment === undefined ? undefined : { found: byFragment, corrected: '' };
}
