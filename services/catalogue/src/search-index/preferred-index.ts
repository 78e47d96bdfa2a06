import type { Log } from '@setu/kit/process';
import type { FindingIndex, SearchIndex } from './search-index.js';

/** An index that may be away, or behind. */
export interface ServingIndex {
  /** One that counts no facets leaves them to the read model. */
  search: FindingIndex & Partial<SearchIndex>;
  /** Whether it is there, and knows what changed lately. */
  isServing(): boolean;
}

/** Asks an index while it serves, and the read model until it does, or when it fails: nobody is refused for its sake. */
export function preferredIndex(
  { search, isServing }: ServingIndex,
  readModel: SearchIndex,
  log: Pick<Log, 'warn'>,
): SearchIndex {
  const preferred: SearchIndex = { count: readModel.count, ...search };
  const first = async <Answer>(ask: (index: SearchIndex) => Promise<Answer>): Promise<Answer> => {
    if (!isServing()) return ask(readModel);
    try {
      return await ask(preferred);
    } catch (error) {
      log.warn({ err: error }, 'the search index failed; the read model is asked');
      return ask(readModel);
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
