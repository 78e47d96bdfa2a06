import { invalid } from '@setu/kit/core';
import type { Rpc } from '../../served.js';
import { mustManageTerms } from '../changes/must-manage-terms.js';
import { termsWithSynonyms } from '../changes/read-term-lists.js';

/**
 * The number of searches shown, and the number examined. More are examined than shown, because some of them may have a
 * synonym by now.
 */
const shown = 20;
const examined = 60;
const maxDays = 400;
const dayMs = 86_400_000;

/** Returns the most frequent searches without results. For admins. */
export const listMissedSearches: Rpc<'listMissedSearches'> =
  ({ read, clock }) =>
  async ({ days }, { actor }) => {
    mustManageTerms(actor);
    if (days < 1) throw invalid({ days: { code: 'min', params: { min: '1' } } });
    if (days > maxDays) throw invalid({ days: { code: 'max', params: { max: String(maxDays) } } });
    const since = new Date(clock.now().getTime() - days * dayMs);
    const [missed, terms] = await Promise.all([read.searchLog.missedSince(since, examined), termsWithSynonyms(read)]);
    return { missed: missed.filter(({ words }) => !terms.has(words)).slice(0, shown) };
  };
