import { type Knex, listen, openDatabase, withAdvisoryLock } from '@setu/kit/db';
import type { Log } from '@setu/kit/process';
import { takeTurns } from '../../search-index/live/turns.js';
import type { ClusterAddress } from '../../search-index/opensearch/cluster.js';
import { type DocPosition, docChanges, docsChannel } from '../../search-index/store/doc-changes.js';
import { strideOf } from '../domain/int8.js';
import { cardCut, type Neighbour, related, searchCut } from '../domain/related.js';
import type { Embeddings } from '../embeddings.js';
import { type CardVectors, cardVectors, firstId } from '../store/card-vectors.js';
import type { Vectors } from '../vectors.js';
import { embedCards } from './embed-cards.js';
import { memoryVectors } from './memory-vectors.js';

/** The search cluster that has the vectors. */
export interface VectorPlace extends ClusterAddress {
  /** As of the index of cards. */
  alias: string;
  shards: number;
}

export interface MeaningOptions {
  url: string;
  schema: string;
  embeddings: Embeddings;
  /** Without it, the vectors are in memory. */
  cluster?: VectorPlace | undefined;
  /** The cards of one request to the server. A server that works on a batch answers no search meanwhile. */
  batch: number;
  /** The pause before a server that is away is called again, in milliseconds. */
  retryMs: number;
  log: Pick<Log, 'info' | 'warn'>;
}

/** The vectors of all public cards, which follow the catalogue until they are closed. */
export interface MeaningEngine {
  /**
   * Returns the cards related to the vector of a search or to another card, nearest first. Undefined if that card has
   * no vector.
   */
  nearest(to: Int8Array | string, limit: number): Promise<Neighbour[] | undefined>;
  close(): Promise<void>;
}

const idsPerPage = 1_000;

async function openVectors(
  { cluster: place, embeddings, log }: MeaningOptions,
  { db, stored }: { db: Knex; stored: CardVectors },
): Promise<Vectors> {
  const stride = strideOf(embeddings.dimensions);
  if (place === undefined) return memoryVectors({ stored, stride, log });
  // The client has 550 modules, which are loaded only with a cluster.
  const [{ connectCluster }, { hasVectors }, { clusterVectors }] = await Promise.all([
    import('../../search-index/opensearch/cluster.js'),
    import('../opensearch/vector-cluster.js'),
    import('../opensearch/cluster-vectors.js'),
  ]);
  const { alias, shards, ...address } = place;
  const cluster = connectCluster(address);
  if ((await hasVectors(cluster)) === false) {
    await cluster.close();
    log.warn({}, 'the search cluster lacks the plug-in opensearch-knn, so the vectors of cards are in memory');
    return memoryVectors({ stored, stride, log });
  }
  return clusterVectors({ db, cluster, alias, shards, stored, model: embeddings.model, stride, log });
}

/** Opens the stored vectors, and computes those of new cards. Resolves when the stored vectors can be searched. */
export async function openMeaning(options: MeaningOptions): Promise<MeaningEngine> {
  const { url, schema, embeddings, retryMs, log } = options;
  const db = openDatabase({ url, schema, statementMs: 60_000, pool: { max: 4 } });
  const closing = new AbortController();
  const { signal } = closing;
  const stored = cardVectors(db, embeddings.model);
  const vectors = await openVectors(options, { db, stored });

  let isAway = false;
  let position: DocPosition | undefined;
  const compute = async (): Promise<void> => {
    const embed = async (ids: readonly string[]): Promise<void> => {
      if ((await stored.due(ids)).length === 0) return;
      // Another process may be computing the same vectors. After it, nothing is left to do here.
      const own = { ...options, ids, signal, onSaved: vectors.ring };
      await withAdvisoryLock(db, 'setu.card-vectors', () => embedCards(db, own));
    };
    position = await dueSince(db, { position, model: embeddings.model, embed, signal });
    if (isAway) log.info({}, 'the embeddings server answers again');
    isAway = false;
  };
  const computed = takeTurns({
    ...{ turn: compute, everyMs: 10_000, againMs: retryMs, signal },
    onFailure: (error) => {
      if (!isAway)
        log.warn({ err: error }, 'vectors of cards cannot be computed, so new cards are found by words only');
      isAway = true;
    },
  });
  await listen({ url, channels: [docsChannel], onNotify: computed.ring, signal });

  return {
    nearest: async (to, limit) => {
      const [vector, cut] = typeof to === 'string' ? [await vectors.vectorOf(to), cardCut] : [to, searchCut];
      return vector && related(await vectors.nearest(vector, limit), vectors.spreadOf(vector), cut);
    },
    close: async () => {
      closing.abort();
      await Promise.all([vectors.close(), computed.ended]);
      await db.destroy();
    },
  };
}

interface DueOptions {
  position: DocPosition | undefined;
  model: string;
  embed(ids: readonly string[]): Promise<void>;
  signal: AbortSignal;
}

/** Embeds the cards that changed since a position, or all that need it. Returns the position after that. */
async function dueSince(db: Knex, { position, model, embed, signal }: DueOptions): Promise<DocPosition | undefined> {
  const stored = cardVectors(db, model);
  const changes = position && (await docChanges(db).since(position));
  if (changes && changes.position.generation === position?.generation) {
    for (let at = 0; at < changes.skuIds.length; at += idsPerPage) {
      const ids = changes.skuIds.slice(at, at + idsPerPage);
      await stored.drop(ids);
      await embed(ids);
    }
    return changes.position;
  }
  const now = await docChanges(db).now();
  await stored.drop(undefined);
  for (let ids = await stored.idsAfter(firstId, idsPerPage); ids.length > 0 && !signal.aborted; ) {
    await embed(ids);
    ids = await stored.idsAfter(ids.at(-1) ?? firstId, idsPerPage);
  }
  return signal.aborted ? position : now;
}
