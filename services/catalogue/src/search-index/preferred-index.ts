import { unavailable } from '@setu/kit/core';
import type { Log } from '@setu/kit/process';
import { type FindingIndex, IncompleteIndex, type SearchIndex } from './search-index.js';

/** An index that may be down or behind. */
export interface ServingIndex {
  /** An index that does not count facets leaves that to the read model. */
  search: FindingIndex & Partial<SearchIndex>;
  /** Returns whether the index is up and up to date. */
  isServing(): boolean;
}

/**
 * The number of concurrent requests that the read model answers for an index that serves but fails.
 * The read model costs the database ten times as much, so an overloaded index must not overload the database too.
 */
const maxFallbacks = 3;

/**
 * Uses the index while it serves. The read model answers before that, after a failure of the index, and what an
 * incomplete index cannot answer. Throws
 * `unavailable` only when too many requests fail at the same time.
 */
export function preferredIndex(
  { search, isServing }: ServingIndex,
  readModel: SearchIndex,
  log: Pick<Log, 'warn'>,
): SearchIndex {
  const preferred: SearchIndex = { count: readModel.count, ...search };
  let fallbacks = 0;
  const tryIndex = async <Answer>(run: (index: SearchIndex) => Promise<Answer>): Promise<Answer> => {
    if (!isServing()) return run(readModel);
    try {
      return await run(preferred);
    } catch (error) {
      if (error instanceof IncompleteIndex) return run(readModel);
      if (fallbacks >= maxFallbacks) throw unavailable('the search index fails too many requests', error);
      log.warn({ err: error }, 'the search index failed, so the read model answers');
      fallbacks += 1;
      try {
        return await run(readModel);
      } finally {
        fallbacks -= 1;
      }
    }
  };
  return {
    browse: (query) => tryIndex((index) => index.browse(query)),
    search: (query) => tryIndex((index) => index.search(query)),
    suggest: (query) => tryIndex((index) => index.suggest(query)),
    count: (query) => tryIndex((index) => index.count(query)),
    nearest: (query) => tryIndex((index) => index.nearest(query)),
  };
}
