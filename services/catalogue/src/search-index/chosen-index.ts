import { type Knex, openedWith } from '@setu/kit/db';
import type { Log } from '@setu/kit/process';
import type { CatalogueSettings } from '../config.js';
import { maxCountedInPlace } from '../search/domain/card-list.js';
import { postgresIndex } from '../search/store/postgres-index.js';
import type { FollowedTerms } from '../search-terms/live/followed-terms.js';
import type { Stores } from '../store/index.js';
import type { MediaAccess } from './live/derived-objects.js';
import { hostIndex, type IndexHost } from './live/index-host.js';
import type { ClusterHost } from './opensearch/cluster-host.js';
import { preferredIndex } from './preferred-index.js';
import type { SearchIndex } from './search-index.js';

interface Opening {
  settings: CatalogueSettings & MediaAccess;
  db: Knex;
  read: Stores;
  searchTerms: FollowedTerms;
  log: Log;
}

/** Creates the search index that the settings choose, and its close function. */
export async function chosenIndex(opening: Opening): Promise<{ search: SearchIndex; close(): Promise<void> }> {
  const { settings, read, searchTerms, log } = opening;
  if (settings.SEARCH_INDEX === 'postgres')
    return { search: postgresIndex(read, searchTerms.lists), close: async () => undefined };
  const readModel = postgresIndex(read, searchTerms.lists, maxCountedInPlace);
  const host = settings.SEARCH_INDEX === 'opensearch' ? await inCluster(opening) : await inMemory(opening);
  return { search: preferredIndex(host, readModel, log), close: () => host.close() };
}

/** With fewer cards the read model answers quickly, so nothing needs to wait for the index. */
const manyCards = 50_000;

/**
 * Opens the index in memory. If there are many cards, a stored index is loaded before the process serves, so that its
 * first lists are as fast as all others. Other processes serve meanwhile.
 */
async function inMemory({ settings, db, read, searchTerms, log }: Opening): Promise<IndexHost> {
  const { SEARCH_INDEX_DIR: dir, MEDIA_HTTP_URL, ACTOR_KEYS } = settings;
  const media = { MEDIA_HTTP_URL, ACTOR_KEYS };
  const host = hostIndex({ ...openedWith(db), dir, media, lists: searchTerms.lists, log });
  if (await read.readModel.hasMoreThan(manyCards)) await host.loaded;
  return host;
}

async function inCluster({ settings, db, read, searchTerms, log }: Opening): Promise<ClusterHost> {
  const { SEARCH_URL: nodes, SEARCH_CA_FILE: caFile, SEARCH_ALIAS: alias } = settings;
  const { SEARCH_SHARDS: shards, SEARCH_TIMEOUT_MS: waitMs } = settings;
  if (nodes === undefined) throw new Error('SEARCH_INDEX=opensearch needs SEARCH_URL');
  // The client consists of 550 modules, which a catalogue without a cluster does not load.
  const { hostCluster } = await import('./opensearch/cluster-host.js');
  return hostCluster({ ...openedWith(db), nodes, caFile, alias, shards, waitMs, read, lists: searchTerms.lists, log });
}
