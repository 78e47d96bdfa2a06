import type { LexemeQuery } from '../domain/lexeme-query.js';
import { cardsNearest, mostOf, type Nearest, type TitledCategory } from '../domain/nearest.js';
import { readWords } from '../domain/read-words.js';
import type { Segment } from '../domain/search-query.js';
import { correctChunk, isKnownChunk } from './correct-words.js';
import { typedChunks, type WordCare } from './read-search.js';
import type { KnownWord, Vocabulary } from './vocabulary.js';

/** Where what is near is looked for. */
export interface NearestSource {
  vocabulary: Vocabulary;
  care: WordCare;
  /** Ids of the most popular cards. */
  cards(query: LexemeQuery, limit: number): Promise<string[]>;
  /** Categories that have cards and any of the words in their names: those with most of them first. */
  titled(segments: readonly Segment[]): Promise<TitledCategory[]>;
}

/** The words of a search that cards know, each as it is or as what it was typed for. */
async function understood(vocabulary: Vocabulary, search: string): Promise<KnownWord[]> {
  const words: KnownWord[] = [];
  for (const chunk of await typedChunks(vocabulary, search)) {
    const isKnown = isKnownChunk(chunk.words, chunk.isLast);
    const [right] = isKnown ? [chunk.words] : await correctChunk(vocabulary, chunk);
    words.push(...(right ?? chunk.words.filter((word) => word.isKnown)));
  }
  return words;
}

/** Takes a search that found nothing, gives what is nearest to it in meaning. */
export async function readNearest(search: string, source: NearestSource): Promise<Nearest> {
  const { vocabulary, care } = source;
  const segments = readWords(await understood(vocabulary, search), care.lists, care.reader);
  const titled = await source.titled(segments);
  for (const { query, words } of mostOf(segments)) {
    const cards = await source.cards(query, cardsNearest);
    if (cards.length > 0) return { titled, cards, words };
  }
  return { titled, cards: [], words: 0 };
}
