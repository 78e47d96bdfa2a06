import { invalid } from '@setu/kit/core';
import { localeOf } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustManageTerms } from '../changes/must-manage-terms.js';
import { readTermLists } from '../changes/read-term-lists.js';
import { checkedSynonym } from '../changes/save-synonym.js';
import { trySearch } from '../changes/try-search.js';
import { triggersOf } from '../domain/lists.js';
import { typedSynonym } from './typed-synonym.js';

const periodMs = 30 * 86_400_000;
/** The number of searches to try, and to return. Each takes a few milliseconds, twice. */
const [maxTried, maxShown] = [60, 30];

/** Returns what a synonym would change in the searches of the last 30 days, without saving it. For admins. */
export const previewSynonym: Rpc<'previewSynonym'> =
  ({ read, clock, edge }) =>
  async ({ synonym }, { actor }) => {
    mustManageTerms(actor);
    if (synonym === undefined) throw invalid({ synonym: 'required' });
    const { written, before } = await checkedSynonym(read, typedSynonym(synonym), await read.searchTerms.synonyms());
    const { vocabulary } = edge.searchTerms.lists();
    const [current, changed, searches] = await Promise.all([
      readTermLists(read, vocabulary),
      readTermLists(read, vocabulary, (all) => [...all.filter(({ id }) => id !== before?.id), written]),
      read.searchLog.containing({
        terms: [...new Set([...triggersOf(written), ...(before ? triggersOf(before) : [])])],
        since: new Date(clock.now().getTime() - periodMs),
        limit: maxTried,
      }),
    ]);
    const reader = localeOf(actor);
    const found: Array<{ words: string; searches: number; cardsBefore: number; cardsAfter: number; atLeast: boolean }> =
      [];
    for (const { words, searches: times } of searches) {
      const was = await trySearch(read, words, { lists: current, reader });
      const would = await trySearch(read, words, { lists: changed, reader });
      const atLeast = was.atLeast || would.atLeast;
      if (was.total !== would.total || was.corrected !== would.corrected)
        found.push({ words, searches: times, cardsBefore: was.total, cardsAfter: would.total, atLeast });
    }
    return { changed: found.slice(0, maxShown), tried: searches.length };
  };
