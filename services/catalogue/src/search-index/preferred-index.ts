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
export function preferredIndex(preferred: ServingIndex, readModel: SearchIndex, log: Pick<Log, 'warn'>): SearchIndex {
  const first = async <Answer>(
    ask: (index: FindingIndex & Partial<SearchIndex>) => Promise<Answer> | undefined,
    otherwise: () => Promise<Answer>,
  ): Promise<Answer> => {
    if (!preferred.isServing()) return otherwise();
    try {
      return (await ask(preferred.search)) ?? (await otherwise());
    } catch (error) {
      log.warn({ err: error }, 'the search index failed; the read model is asked');
      return otherwise();
    }
  };
  return {
    browse: (asked) =>
      first(
        (index) => index.browse(asked),
        () => readModel.browse(asked),
      ),
    search: (asked) =>
      first(
        (index) => index.search(asked),
        () => readModel.search(asked),
      ),
    suggest: (asked) =>
      first(
        (index) => index.suggest(asked),
        () => readModel.suggest(asked),
      ),
    count: (asked) =>
      first(
        (index) => index.count?.(asked),
        () => readModel.count(asked),
      ),
  };
}
