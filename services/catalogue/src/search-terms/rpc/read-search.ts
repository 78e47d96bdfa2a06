import { invalid } from '@setu/kit/core';
import { localeOf } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/catalogue/search_words';
import { ReadWordFate } from '@setu/proto/catalogue/words';
import { type Segment, type Term, tidySearch } from '../../search/domain/search-query.js';
import type { SearchContext } from '../../search/store/read-search.js';
import type { KnownWord } from '../../search/store/vocabulary.js';
import type { Rpc } from '../../served.js';
import { mustManageTerms } from '../changes/must-manage-terms.js';
import { readTermLists } from '../changes/read-term-lists.js';
import { trySearch } from '../changes/try-search.js';

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
    const { typed, read: segments, corrected, total, atLeast } = await trySearch(read, search, context);
    return {
      ...toWire(typed),
      synonyms: synonymsOf(segments),
      ...{ corrected, isCode: total > 0 && segments.length === 0, total, atLeast },
    };
  };
