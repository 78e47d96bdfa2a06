import { unavailable } from '@setu/kit/core';
import type { Log } from '@setu/kit/process';
import type { FindingIndex, SearchIndex } from './search-index.js';

/** An index that may be away, or behind. */
export interface ServingIndex {
  /** One that counts no facets leaves them to the read model. */
  search: FindingIndex & Partial<SearchIndex>;
  /** Whether it is there, and knows what changed lately. */
  isServing(): boolean;
}

/**
 * So many at once are answered by the read model for an index that serves and failed them. It costs the database ten times
 * as much: an index that is late because too much is asked must not take the database with it.
 */
const mostHelped = 3;

/**
 * Asks an index while it serves, and the read model until it does, or when it fails. Only where many fail at once is one
 * refused, `unavailable`.
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
      if (helped >= mostHelped) throw unavailable('the search index fails many at once', error);
      log.warn({ err: error }, 'the search index failed; the read model is asked');
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
