import { anyOf, type LexemeQuery } from '../domain/lexeme-query.js';
import { readWords } from '../domain/read-words.js';
import {
  chunksOf,
  codeMatches,
  digitsQuery,
  letterFragment,
  type Match,
  markedCode,
  type Segment,
  wordMatch,
} from '../domain/search-query.js';
import type { WordLists } from '../domain/word-lists.js';
import { correctChunk, isKnownChunk, type TypedChunk } from './correct-words.js';
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
}

function byWords(segments: readonly Segment[], isBegun: boolean): WordReading[] {
  const match = wordMatch(segments, isBegun);
  return match === undefined ? [] : [{ match, segments }];
}

/** What words are read as, whole and with the last one unfinished; only what can find anything. */
function wordReadings(words: readonly KnownWord[], unfinished: Unfinished, care: WordCare): WordReading[] {
  const segments = readWords(words, care.lists, care.reader);
  const isKnown = ({ alternatives, isDropped, words: own }: Segment<KnownWord>): boolean =>
    isDropped || alternatives.length > 0 || own.every((word) => word.isKnown);
  const last = segments.at(-1);
  const lastWord = last?.words.at(-1);
  const others = segments.slice(0, -1);
  if (last === undefined || lastWord === undefined || !others.every(isKnown)) return [];
  const whole = isKnown(last) ? byWords(segments, false) : [];
  // One letter after other words tells nothing yet: what stood there before it was typed stays.
  if (unfinished === 'always' && others.length > 0 && lastWord.word.length === 1) {
    return [...whole, ...byWords(others, false)];
  }
  const begun = lastWord.isBeginning && !last.isDropped ? byWords(segments, true) : [];
  return unfinished === 'always' && begun.length > 0 ? begun : [...whole, ...begun];
}

/** Digits are a word, and the beginning of an HS or vendor code as well. */
function withDigits(readings: readonly WordReading[], digits: LexemeQuery | undefined): Reading[] {
  if (digits === undefined) return [...readings];
  if (readings.length === 0) return [{ match: { query: digits }, segments: [] }];
  return readings.map(({ match, segments }) => ({ match: { query: anyOf(match.query, digits) }, segments }));
}

/** The ways to read a search as typed: a whole code, its words (or digits of a code), then a code less strictly. */
function readingsAsTyped(search: string, byWord: readonly WordReading[]): Reading[] {
  return [
    ...markedCode(search).map((match) => ({ match, segments: [] })),
    ...withDigits(byWord, digitsQuery(search)),
    ...codeMatches(search).map((match) => ({ match, segments: [] })),
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

/** What stands between the spaces of a search, each word as cards know it. */
export async function typedChunks(vocabulary: Vocabulary, search: string): Promise<TypedChunk[]> {
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
  const { vocabulary, care, search, unfinished, asTyped = false, holdsUnpublished = false, attempt } = searching;
  const chunks = caredFor(await typedChunks(vocabulary, search), care);
  const words = chunks
    .flatMap((chunk) => chunk.words)
    .map((word) => (holdsUnpublished ? { ...word, isKnown: true, isBeginning: true } : word));
  const foundAsTyped = await firstFound(readingsAsTyped(search, wordReadings(words, unfinished, care)), attempt);
  if (foundAsTyped !== undefined) return { found: foundAsTyped, corrected: '' };
  const right = asTyped ? undefined : await corrected(vocabulary, chunks);
  if (right !== undefined) {
    const found = await firstFound(wordReadings(right, unfinished, care), attempt);
    if (found !== undefined) return { found, corrected: right.map(({ word }) => word).join(' ') };
  }
  const byFragment = await firstFound(
    letterFragment(search).map((match) => ({ match, segments: [] })),
    attempt,
  );
  return byFragment === undefined ? undefined : { found: byFragment, corrected: '' };
}
