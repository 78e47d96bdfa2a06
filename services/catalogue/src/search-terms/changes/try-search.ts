import type { CatalogueDeps } from '../../deps.js';
import { readWords } from '../../search/domain/read-words.js';
import type { Segment } from '../../search/domain/search-query.js';
import { readSearch, type SearchContext, typedChunks } from '../../search/store/read-search.js';
import type { KnownWord } from '../../search/store/vocabulary.js';

/** How a search is read, and what it finds. */
export interface TriedSearch {
  /** The words as typed, with their synonyms. */
  typed: readonly Segment<KnownWord>[];
  /** The reading that found cards, or the words as typed. Empty for a code. */
  read: readonly Segment[];
  corrected: string;
  total: number;
  atLeast: boolean;
}

const oneCard = {
  price: { from: undefined, to: undefined },
  order: { by: 'popularity', descending: false },
  ...{ offset: 0, limit: 1 },
} as const;

/** Reads a tidy search with some synonyms and stop words, and counts the published cards that it finds. */
export async function trySearch(
  read: CatalogueDeps['read'],
  search: string,
  context: SearchContext,
): Promise<TriedSearch> {
  const { vocabulary } = read;
  const chunks = await typedChunks(vocabulary, search);
  const typed = readWords(
    chunks.flatMap(({ words }) => words),
    ...([context.lists, context.reader] as const),
  );
  const searched = await readSearch({
    ...{ vocabulary, context, search, unfinished: 'if nothing else' },
    attempt: async ({ match, segments }) => {
      const page = await read.findCards(match, [], oneCard);
      return page.isFound ? { page, segments } : undefined;
    },
  });
  const { page, segments } = searched?.found ?? { page: undefined, segments: typed };
  return {
    ...{ typed, read: segments, corrected: searched?.corrected ?? '' },
    ...{ total: page?.total ?? 0, atLeast: page?.atLeast ?? false },
  };
}
