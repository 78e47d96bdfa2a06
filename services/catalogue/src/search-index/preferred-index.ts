import type { Log } from '@setu/kit/process';
import type { IndexHost } from './live/index-host.js';
import type { SearchIndex } from './search-index.js';

/** Asks the index in memory while it serves, and the read model until it does, or when it fails: nobody is refused for its sake. */
export function preferredIndex(host: IndexHost, readModel: SearchIndex, log: Log): SearchIndex {
  const first = async <Answer>(ask: (index: SearchIndex) => Promise<Answer>): Promise<Answer> => {
    if (!host.isServing()) return ask(readModel);
    try {
      return await ask(host.search);
    } catch (error) {
      log.warn({ err: error }, 'the search index failed; the read model is asked');
      return ask(readModel);
    }
  };
  return {
    browse: (asked) => first((index) => index.browse(asked)),
    search: (asked) => first((index) => index.search(asked)),
    suggest: (asked) => first((index) => index.suggest(asked)),
    nearest: (asked) => first((index) => index.nearest(asked)),
  };
}
