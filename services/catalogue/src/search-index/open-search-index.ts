import { type Knex, openedWith } from '@setu/kit/db';
import type { Log } from '@setu/kit/process';
import type { CatalogueSettings } from '../config.js';
import { postgresIndex } from '../search/store/postgres-index.js';
import type { FollowedWords } from '../search-words/live/followed-words.js';
import type { Stores } from '../store/index.js';
import { hostIndex } from './live/index-host.js';
import { preferredIndex } from './preferred-index.js';
import type { SearchIndex } from './search-index.js';

interface Opening {
  settings: CatalogueSettings;
  db: Knex;
  read: Stores;
  words: FollowedWords;
  log: Log;
}

/** What finds public cards, as the settings say, and how it is closed. */
export function openSearchIndex({ settings, db, read, words, log }: Opening): {
  search: SearchIndex;
  close(): Promise<void>;
} {
  const readModel = postgresIndex(read, words.lists);
  if (settings.SEARCH_INDEX === 'postgres') return { search: readModel, close: async () => undefined };
  const host = hostIndex({ ...openedWith(db), dir: settings.SEARCH_INDEX_DIR, lists: words.lists, log });
  return { search: preferredIndex(host, readModel, log), close: () => host.close() };
}
