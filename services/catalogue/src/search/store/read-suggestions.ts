import type { Segment } from '../domain/search-query.js';
import { type CardTier, cardsSuggested, cardTiers, type Suggested } from '../domain/suggestion.js';
import { type Reading, readSearch, type SearchContext } from './read-search.js';
import type { Vocabulary } from './vocabulary.js';

/** The data from which suggestions come. */
export interface SuggestionSource {
  vocabulary: Vocabulary;
  context: SearchContext;
  /** Returns the ids of the most popular cards. */
  cards(tier: CardTier, limit: number): Promise<string[]>;
  /** Returns the numbers of categories whose names have everything that was typed, those with the most cards first. */
  categories(segments: readonly Segment[]): Promise<number[]>;
}

async function cardsOf(source: SuggestionSource, reading: Reading): Promise<string[]> {
  const found = new Set<string>();
  const { own, otherwise } = cardTiers(reading);
  for (const tier of own) {
    if (found.size >= cardsSuggested) break;
    for (const id of await source.cards(tier, cardsSuggested)) found.add(id);
  }
  if (found.size === 0) return source.cards(otherwise, cardsSuggested);
  return [...found].slice(0, cardsSuggested);
}

/**
 * Returns suggestions for an unfinished search (as returned by `tidySearch`), from the first reading that finds
 * anything.
 */
export async function readSuggestions(search: string, source: SuggestionSource): Promise<Suggested> {
  const searched = await readSearch({
    ...{ vocabulary: source.vocabulary, context: source.context },
    ...{ search, unfinished: 'always' },
    attempt: async (reading) => {
      const [cards, categories] = await Promise.all([cardsOf(source, reading), source.categories(reading.segments)]);
      return cards.length + categories.length === 0 ? undefined : { cards, categories };
    },
  });
  return searched?.found ?? { cards: [], categories: [] };
}
