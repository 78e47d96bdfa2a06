import type { LexemeQuery } from '../domain/lexeme-query.js';
import { cardsNearest, matchMostWords, type Nearest, type TitledCategory } from '../domain/nearest.js';
import { readWords } from '../domain/read-words.js';
import type { Segment } from '../domain/search-query.js';
import { correctChunk, isKnownChunk } from './correct-words.js';
import { type SearchContext, typedChunks } from './read-search.js';
import type { KnownWord, Vocabulary } from './vocabulary.js';

/** The data in which nearest matches are searched. */
export interface NearestSource {
  vocabulary: Vocabulary;
  context: SearchContext;
  /** Returns the ids of the most popular cards. */
  cards(query: LexemeQuery, limit: number): Promise<string[]>;
  /** Returns categories with cards and with any of the words in their names, the best matches first. */
  titled(segments: readonly Segment[]): Promise<TitledCategory[]>;
}

/** Returns those words of a search that cards have, each as typed or corrected. */
async function understood({ vocabulary, context }: NearestSource, search: string): Promise<KnownWord[]> {
  const words: KnownWord[] = [];
  for (const chunk of await typedChunks(vocabulary, search)) {
    const isKnown = isKnownChunk(chunk.words, chunk.isLast);
    const [right] = isKnown ? [chunk.words] : await correctChunk(vocabulary, chunk, context.lists.vocabulary.never);
    words.push(...(right ?? chunk.words.filter((word) => word.isKnown)));
  }
  return words;
}

/** Returns the categories and cards nearest to a search without results. */
export async function readNearest(search: string, source: NearestSource): Promise<Nearest> {
  const { context } = source;
  const segments = readWords(await understood(source, search), context.lists, context.reader);
  const titled = await source.titled(segments);
  for (const { query, words } of matchMostWords(segments)) {
    const cards = await source.cards(query, cardsNearest);
    if (cards.length > 0) return { titled, cards, words };
  }
  return { titled, cards: [], words: 0 };
}
