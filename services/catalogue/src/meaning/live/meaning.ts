import type { Knex } from '@setu/kit/db';
import { openedWith } from '@setu/kit/db';
import type { Log } from '@setu/kit/process';
import { LRUCache } from 'lru-cache';
import type { CatalogueSettings } from '../../config.js';
import { int8Of } from '../domain/int8.js';
import type { Embeddings } from '../embeddings.js';
import { type EmbeddingsServer, httpEmbeddings } from '../http/http-embeddings.js';
import type { VectorPlace } from './meaning-engine.js';
import { hostMeaning, type MeaningHost } from './meaning-host.js';

/** Finds cards by the meaning of a search. */
export interface Meaning {
  /** False if no server is set. */
  isOn: boolean;
  /** Returns the ids of the cards related to a search, closest first. Empty if that takes too long. Never rejects. */
  closeTo(search: string): Promise<string[]>;
  /** Computes the vector of a search that is still being typed, so that its list need not wait. Never rejects. */
  prepare(search: string): void;
  /**
   * Returns the ids of the cards related to a card, itself included, closest first. Undefined if its meaning is not
   * known, or if that takes too long. Never rejects.
   */
  similarTo(skuId: string): Promise<string[] | undefined>;
  close(): Promise<void>;
}

const cachedSearches = 2_000;
/** The cards that are considered. Some of them are left out by filters. */
const considered = 60;
/** One supplier may have many cards that differ only in size, and few of them are shown. */
const consideredSimilar = 200;
/** After a failure, the server is not called for this long, so that a server that hangs does not delay every search. */
const pauseMs = 2_000;

/** Does nothing, for a catalogue without a server. */
export const noMeaning: Meaning = {
  isOn: false,
  closeTo: async () => [],
  prepare: () => undefined,
  similarTo: async () => undefined,
  close: async () => undefined,
};

export interface SearchMeaningOptions {
  embeddings: Embeddings;
  host: MeaningHost;
  /** How long a search waits, in milliseconds. */
  waitMs: number;
  log: Pick<Log, 'info' | 'warn'>;
}

/** Returns the search by meaning with a server and the vectors of cards. */
export function searchMeaning({ embeddings, host, waitMs, log }: SearchMeaningOptions): Meaning {
  const vectors = new LRUCache<string, Int8Array>({ max: cachedSearches });
  let isAway = false;
  let pausedUntil = 0;
  const computed = new Map<string, Promise<Int8Array | undefined>>();
  const compute = async (key: string, signal: AbortSignal): Promise<Int8Array | undefined> => {
    if (performance.now() < pausedUntil) return undefined;
    try {
      const vector = int8Of(await embeddings.ofSearch(key, signal));
      vectors.set(key, vector);
      if (isAway) log.info({}, 'searches by meaning work again');
      isAway = false;
      return vector;
    } catch (error) {
      pausedUntil = performance.now() + pauseMs;
      if (!isAway) log.warn({ err: error }, 'the embeddings server is late or away, so searches use words only');
      isAway = true;
      return undefined;
    }
  };
  const vectorOf = async (search: string, signal: AbortSignal): Promise<Int8Array | undefined> => {
    const key = search.toLowerCase();
    const known = vectors.get(key) ?? computed.get(key);
    if (known !== undefined) return known;
    const vector = compute(key, signal).finally(() => computed.delete(key));
    computed.set(key, vector);
    return vector;
  };
  return {
    isOn: true,
    closeTo: async (search) => {
      const signal = AbortSignal.timeout(waitMs);
      const vector = await vectorOf(search, signal);
      const found = vector === undefined ? [] : await host.nearest(vector, considered, signal);
      return (found ?? []).map(({ id }) => id);
    },
    prepare: (search) => {
      // The server computes one vector after the other, so a search should wait for one unfinished text at most.
      if (computed.size === 0) void vectorOf(search, AbortSignal.timeout(waitMs));
    },
    similarTo: async (skuId) =>
      (await host.nearest(skuId, consideredSimilar, AbortSignal.timeout(waitMs)))?.map(({ id }) => id),
    close: () => host.close(),
  };
}

/** Returns the cluster that has the vectors, if the settings choose one for the index of cards. */
const vectorPlace = (settings: CatalogueSettings): VectorPlace | undefined =>
  settings.SEARCH_INDEX === 'opensearch' && settings.SEARCH_URL !== undefined
    ? {
        ...{ nodes: settings.SEARCH_URL, caFile: settings.SEARCH_CA_FILE },
        ...{ alias: settings.SEARCH_ALIAS, shards: settings.SEARCH_SHARDS },
      }
    : undefined;

/** Returns the search by meaning that the settings choose. */
export function chosenMeaning({ settings, db, log }: { settings: CatalogueSettings; db: Knex; log: Log }): Meaning {
  if (settings.EMBEDDINGS === 'none') return noMeaning;
  const server: EmbeddingsServer = {
    url: settings.EMBEDDINGS_URL,
    key: settings.EMBEDDINGS_KEY,
    model: settings.EMBEDDINGS_MODEL,
    queryModel: settings.EMBEDDINGS_QUERY_MODEL ?? settings.EMBEDDINGS_MODEL,
    dimensions: settings.EMBEDDINGS_DIMENSIONS,
  };
  const { EMBEDDINGS_BATCH: batch, EMBEDDINGS_RETRY_MS: retryMs, EMBEDDINGS_TIMEOUT_MS: waitMs } = settings;
  const host = hostMeaning({ ...openedWith(db), server, cluster: vectorPlace(settings), batch, retryMs, log });
  return searchMeaning({ embeddings: httpEmbeddings(server), host, waitMs, log });
}
