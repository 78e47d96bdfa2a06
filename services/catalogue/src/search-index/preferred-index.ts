import { unavailable } from '@setu/kit/core';
import type { Log } from '@setu/kit/process';
import type { FindingIndex, SearchIndex } from './search-index.js';

/** An index that may be down or behind. */
export interface ServingIndex {
  /** An index that does not count facets leaves that to the read model. */
  search: FindingIndex & Partial<SearchIndex>;
  /** Whether the index is up and up to date. */
  isServing(): boolean;
}

/**
 * The number of concurrent requests that the read model answers for an index that serves but fails.
 * The read model costs the database ten times as much, so an overloaded index must not overload the database too.
 */
const mostHelped = 3;

/**
 * Asks the index while it serves. The read model answers before that, and after a failure of the index.
 * Throws `unavailable` only when too many requests fail at once.
 */
export function preferredIndex(
  { search, isServing }: ServingIndex,
  readModel: SearchIndex,
  log: Pick<Log, 'warn'>,
): SearchIndex {
  const preferred: SearchIndex = { count: readModel.count, ...search };
  let helped = 0;
  const first = async <Answer>(ask: (index: SearchIndex) => Promise<Answer>): Promise<Answer> => {
    if (!isServing()) return ask(readModel);
    try {
      return await ask(preferred);
    } catch (error) {
      if (helped >= mostHelped) throw unavailable('the search index fails too many requests', error);
      log.warn({ err: error }, 'the search index failed, so the read model answers');
      helped += 1;
      try {
        return await ask(readModel);
      } finally {
        helped -= 1;
      }
    }
  };
  return {
    browse: (asked) => first((index) => index.browse(asked)),
    search: (asked) => first((index) => index.search(asked)),
    suggest: (asked) => first((index) => index.suggest(asked)),
    count: (asked) => first((index) => index.count(asked)),
    nearest: (asked) => first((index) => index.nearest(asked)),
  };
}
