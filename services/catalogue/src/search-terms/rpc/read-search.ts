import { invalid } from '@setu/kit/core';
import { localeOf } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/catalogue/search_words';
import { ReadWordFate } from '@setu/proto/catalogue/words';
import { readWords } from '../../search/domain/read-words.js';
import { type Segment, type Term, tidySearch } from '../../search/domain/search-query.js';
import { readSearch as find, type SearchContext, typedChunks } from '../../search/store/read-search.js';
import type { KnownWord } from '../../search/store/vocabulary.js';
import type { Rpc } from '../../served.js';
import { mustManageTerms } from '../changes/must-manage-terms.js';
import { readTermLists } from '../changes/read-term-lists.js';

const wireFateOf = ({ stem, isKnown }: KnownWord, isDropped: boolean): ReadWordFate => {
  if (isDropped) return ReadWordFate.STOP_WORD;
  if (stem === undefined) return ReadWordFate.TOO_COMMON;
  return isKnown ? ReadWordFate.KNOWN : ReadWordFate.UNKNOWN;
};

const textOf = (term: Term): string => term.map(({ word }) => word).join(' ');

function toWire(segments: readonly Segment<KnownWord>[]): Pick<wire.ReadSearchResponse, 'words'> {
  return {
    words: segments.flatMap(({ words, isDropped }) =>
      words.map((word) => ({ word: word.word, stem: word.stem ?? '', fate: wireFateOf(word, isDropped) })),
    ),
  };
}

/** Returns the synonyms that a search uses: in the reading that found cards, or as typed if no reading found any. */
const synonymsOf = (segments: readonly Segment[]): wire.ReadSynonym[] =>
  segments
    .filter(({ alternatives }) => alternatives.length > 0)
    .map(({ words, alternatives }) => ({ words: textOf(words), alternatives: alternatives.map(textOf) }));

/** Shows how a search is read with the current synonyms and stop words, and how many cards it finds. For admins. */
export const readSearch: Rpc<'readSearch'> =
  ({ read, edge }) =>
  async (request, { actor }) => {
    mustManageTerms(actor);
    const search = tidySearch(request.search);
    if (search === '') throw invalid({ search: 'required' });
    const context: SearchContext = {
      lists: await readTermLists(read, edge.searchTerms.lists().vocabulary),
      reader: localeOf(actor),
    };
    const query = {
      price: { from: undefined, to: undefined },
      order: { by: 'popularity', descending: false },
      ...{ offset: 0, limit: 1 },
    } as const;
    const chunks = await typedChunks(read.vocabulary, search);
    const typed = readWords(
      chunks.flatMap(({ words }) => words),
      ...([context.lists, context.reader] as const),
    );
    const searched = await find({
      ...{ vocabulary: read.vocabulary, context, search, unfinished: 'if nothing else' },
      attempt: async ({ match, segments }) => {
        const page = await read.findCards(match, [], query);
        return page.isFound ? { page, segments } : undefined;
      },
    });
    const { page, segments } = searched?.found ?? { page: undefined, segments: typed };
    return {
      ...toWire(typed),
      synonyms: synonymsOf(segments),
      corrected: searched?.corrected ?? '',
      isCode: page !== undefined && segments.length === 0,
      total: page?.total ?? 0,
      atLeast: page?.atLeast ?? false,
    };
  };
