import { anyOf, type LexemeQuery } from '../domain/lexeme-query.js';
import { readWords } from '../domain/read-words.js';
import {
  chunksOf,
  codeMatches,
  codeSlips,
  digitsQuery,
  hsOfWord,
  letterFragment,
  type Match,
  markedCode,
  type Place,
  type PrefixWords,
  type Segment,
  wordMatch,
} from '../domain/search-query.js';
import type { NeverWords } from '../domain/trade-vocabulary.js';
import type { WordLists } from '../domain/word-lists.js';
import { correctChunk, isKnownChunk, type TypedChunk, together } from './correct-words.js';
import { withSwapsOfShortStems } from './short-stems.js';
import type { KnownWord, Vocabulary } from './vocabulary.js';

/** A way to read a search: the condition that cards must match, and the words of the reading (empty for a code). */
export interface Reading {
  match: Match;
  segments: readonly Segment[];
}

/** The vocabulary, the admins' synonyms and stop words, and the language of the user. */
export interface SearchContext {
  lists: WordLists;
  reader: 'ru' | 'en';
}

/** When the last word may be a prefix: always while typing, and in a list only if no card has the complete word. */
export type Unfinished = 'always' | 'if nothing else';

export interface Searching<Found> {
  vocabulary: Vocabulary;
  context: SearchContext;
  /** As returned by `tidySearch`. */
  search: string;
  unfinished: Unfinished;
  /** True to take the search literally, without correction. */
  asTyped?: boolean;
  /** True to use near meanings in spite of `asTyped`. */
  hasNear?: boolean | undefined;
  /**
   * True if the list has drafts, whose words the vocabulary may not have. Unknown words are then tried as typed too.
   */
  hasUnpublished?: boolean;
  /** Tries a reading. Returns undefined if it finds nothing. */
  attempt(reading: Reading): Promise<Found | undefined>;
}

export interface Searched<Found> {
  found: Found;
  /** The words the search was corrected to, or empty if it was found as typed. */
  corrected: string;
}

/** A reading by words. */
interface WordReading extends Reading {
  match: NonNullable<ReturnType<typeof wordMatch>>;
  prefixes: PrefixWords;
}

/** A list tries each place in turn. Suggestions skip `shelf`, because they try the cards' own names first anyway. */
const placesIn = { always: ['anywhere'], 'if nothing else': ['shelf', 'anywhere'] } as const;

const wordReading = (segments: readonly Segment[], prefixes: PrefixWords, place: Place): WordReading[] => {
  const match = wordMatch(segments, prefixes, place);
  return match === undefined ? [] : [{ match, segments, prefixes }];
};

const canBegin = (words: readonly KnownWord[]): boolean =>
  words.every(({ isKnown, isBeginning }) => isKnown || isBeginning);

/**
 * Returns the readings of words that can find anything: as complete words, with the last word as a prefix, and with
 * every word as a prefix.
 * Each is tried in the names of cards and of categories that name one thing, then in all names.
 */
function wordReadings(segments: readonly Segment<KnownWord>[], unfinished: Unfinished): WordReading[] {
  const isKnown = ({ alternatives, isDropped, words: own }: Segment<KnownWord>): boolean =>
    isDropped || alternatives.length > 0 || own.every((word) => word.isKnown);
  const last = segments.at(-1);
  const lastWord = last?.words.at(-1);
  const others = segments.slice(0, -1);
  if (last === undefined || lastWord === undefined) return [];
  const byWords = (some: readonly Segment[], prefixes: PrefixWords): WordReading[] =>
    placesIn[unfinished].flatMap((place) => wordReading(some, prefixes, place));
  const areKnown = others.every(isKnown);
  const exact = areKnown && isKnown(last) ? byWords(segments, 'none') : [];
  // A single letter after other words says nothing yet, so the suggestions for those words stay.
  if (unfinished === 'always' && areKnown && others.length > 0 && lastWord.word.length === 1) {
    return [...exact, ...byWords(others, 'none')];
  }
  const byPrefix = areKnown && lastWord.isBeginning && !last.isDropped ? byWords(segments, 'last') : [];
  const canMatch = (segment: Segment<KnownWord>): boolean => isKnown(segment) || canBegin(segment.words);
  const every = others.length > 0 && segments.every(canMatch) ? byWords(segments, 'every') : [];
  return [...(unfinished === 'always' && byPrefix.length > 0 ? [] : exact), ...byPrefix, ...every];
}

/** Adds digits as an alternative to each reading: as a word, and as the beginning of an HS or vendor code. */
function withDigits(readings: readonly WordReading[], digits: LexemeQuery | undefined): Reading[] {
  if (digits === undefined) return [...readings];
  if (readings.length === 0) return [{ match: { query: digits }, segments: [] }];
  return readings.map(({ match, segments }) => ({ match: { query: anyOf(match.query, digits) }, segments }));
}

const asCodes = (matches: readonly Match[]): Reading[] => matches.map((match) => ({ match, segments: [] }));

/**
 * Returns the readings of a search as typed: a complete code, its words (or the digits of a code), then a code with
 * looser rules.
 */
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

/** The maximum number of corrections to try. */
const maxCorrections = 8;

/**
 * Returns the known words that a mistyped search may mean, likeliest first. Empty if nothing is mistyped or no
 * correction exists.
 */
async function corrected(
  vocabulary: Vocabulary,
  chunks: readonly TypedChunk[],
  never: NeverWords,
): Promise<KnownWord[][]> {
  const isRight = chunks.map((chunk) => isKnownChunk(chunk.words, chunk.isLast));
  if (isRight.every(Boolean)) return [];
  const parts: KnownWord[][][] = [];
  for (const [i, chunk] of chunks.entries()) {
    const right = isRight[i] ? [chunk.words] : await correctChunk(vocabulary, chunk, never);
    if (right.length === 0) return [];
    parts.push(right);
  }
  return together(parts, maxCorrections);
}

/** Marks the words of the vocabulary and of the admins' lists as known, so that they are not corrected, even if no card has them. */
export function withListedWords(chunks: readonly TypedChunk[], { lists, reader }: SearchContext): TypedChunk[] {
  const segments = readWords(
    chunks.flatMap((chunk) => chunk.words),
    lists,
    reader,
  );
  const isListed = segments.flatMap(({ words, alternatives, near, isDropped }) =>
    words.map(() => isDropped || alternatives.length > 0 || near !== undefined),
  );
  if (!isListed.includes(true)) return [...chunks];
  let at = 0;
  return chunks.map((chunk) => {
    const words = chunk.words.map((word, i) =>
      isListed[at + i] ? { ...word, isKnown: true, isAbsent: !word.isKnown } : word,
    );
    at += words.length;
    return { ...chunk, words };
  });
}

/** Splits a search at spaces and looks up its words. Next to other words, digits may be an HS code. */
export async function typedChunks(vocabulary: Vocabulary, search: string): Promise<TypedChunk[]> {
  const chunks = chunksOf(search);
  const words = await vocabulary.lookUp(chunks.flatMap((chunk) => chunk.words));
  const known = await withSwapsOfShortStems(vocabulary, words);
  const orHs = (word: KnownWord): KnownWord =>
    chunks.length > 1 && hsOfWord(word.word) !== undefined ? { ...word, isKnown: true } : word;
  return chunks.map(({ typed, words }, i) => ({
    typed,
    words: words.flatMap((word) => known.get(word) ?? []).map(orHs),
    isLast: i === chunks.length - 1,
  }));
}

const segmentsOf = (words: readonly KnownWord[], { lists, reader }: SearchContext): Segment<KnownWord>[] =>
  readWords(words, lists, reader);

/** The maximum number of combinations of near meanings to try. */
const maxMeanings = 6;

/** A search with near meanings of some words, how it is shown, and the number of words that changed. */
interface NearSearch {
  segments: Segment<KnownWord>[];
  shown: string[];
  changes: number;
}

const isKnownSegment = ({ words, alternatives }: Segment<KnownWord>): boolean =>
  alternatives.length > 0 || words.every(({ isKnown }) => isKnown);

/**
 * Returns the search with near meanings of its words, those with the fewest changes first and no more than are tried, so
 * that many words with many meanings do not multiply. Words that cards have may
 * keep their meaning. Empty if no word has a near meaning.
 */
function nearSearches(segments: readonly Segment<KnownWord>[]): NearSearch[] {
  const ways = segments.reduce<NearSearch[]>(
    (before, segment) => {
      const own = { terms: [], shown: segment.words.map(({ word }) => word).join(' ') };
      const meanings = segment.near === undefined || isKnownSegment(segment) ? [own] : [];
      return before
        .flatMap((way) =>
          [...meanings, ...(segment.near ?? [])].map((meaning) => ({
            segments: [...way.segments, { ...segment, alternatives: [...segment.alternatives, ...meaning.terms] }],
            shown: [...way.shown, meaning.shown],
            changes: way.changes + (meaning === own ? 0 : 1),
          })),
        )
        .sort((one, other) => one.changes - other.changes)
        .slice(0, maxMeanings + 1);
    },
    [{ segments: [], shown: [], changes: 0 }],
  );
  return ways.filter(({ changes }) => changes > 0).slice(0, maxMeanings);
}

/** Returns the result of the first near meaning that finds anything. */
async function foundNear<Found>(
  { unfinished, attempt }: Searching<Found>,
  segments: readonly Segment<KnownWord>[],
): Promise<Searched<Found> | undefined> {
  for (const near of nearSearches(segments)) {
    const found = await firstFound(wordReadings(near.segments, unfinished), attempt);
    if (found !== undefined) return { found, corrected: near.shown.join(' ') };
  }
  return undefined;
}

/** Returns the result of the first correction that finds anything. */
async function foundCorrected<Found>(
  { vocabulary, unfinished, context, attempt }: Searching<Found>,
  chunks: readonly TypedChunk[],
): Promise<Searched<Found> | undefined> {
  for (const right of await corrected(vocabulary, chunks, context.lists.never)) {
    // Skips readings with every corrected word as a prefix, because they find unrelated cards and are the most
    // expensive.
    const readings = wordReadings(segmentsOf(right, context), unfinished).filter(
      ({ prefixes }) => prefixes !== 'every',
    );
    const found = await firstFound(readings, attempt);
    if (found !== undefined) return { found, corrected: right.map(({ word }) => word).join(' ') };
  }
  return undefined;
}

/**
 * Reads a search in a fixed order and stops at the first reading that finds something. A correction therefore never
 * competes with what was typed.
 *
 * 1. A complete vendor code.
 * 2. As typed: words in any form, then the last word, then every word as a prefix.
 * 3. A part of a code.
 * 4. Near meanings of its words: what the vocabulary refers to, or a measure in other units.
 * 5. Each word corrected: the other layout, transliteration, one typing error, or a missing space.
 * 6. Letters inside a vendor code, then a code with one typing error.
 */
export async function readSearch<Found>(searching: Searching<Found>): Promise<Searched<Found> | undefined> {
  const { vocabulary, context, search, unfinished, asTyped = false, hasNear = !asTyped, attempt } = searching;
  const { hasUnpublished = false } = searching;
  const chunks = withListedWords(await typedChunks(vocabulary, search), context);
  const words = chunks
    .flatMap((chunk) => chunk.words)
    .map((word) => (hasUnpublished ? { ...word, isKnown: true, isBeginning: true } : word));
  const read = async (readings: readonly Reading[]): Promise<Searched<Found> | undefined> => {
    const found = await firstFound(readings, attempt);
    return found === undefined ? undefined : { found, corrected: '' };
  };
  const segments = segmentsOf(words, context);
  const typed = await read(readingsAsTyped(search, wordReadings(segments, unfinished)));
  if (typed !== undefined) return typed;
  const near = hasNear ? await foundNear(searching, segments) : undefined;
  if (near !== undefined || asTyped) return near ?? read(asCodes(letterFragment(search)));
  return (await foundCorrected(searching, chunks)) ?? read(asCodes([...letterFragment(search), ...codeSlips(search)]));
}
