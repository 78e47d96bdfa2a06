import { setImmediate } from 'node:timers/promises';
import { type Knex, listen, openDatabase, withAdvisoryLock } from '@setu/kit/db';
import type { Log } from '@setu/kit/process';
import { takeTurns } from '../../search-index/live/turns.js';
import { type DocPosition, docChanges, docsChannel } from '../../search-index/store/doc-changes.js';
import { strideOf } from '../domain/int8.js';
import { cardCut, type Neighbour, related, searchCut } from '../domain/related.js';
import { VectorIndex } from '../domain/vector-index.js';
import type { Embeddings } from '../embeddings.js';
import { cardVectors } from '../store/card-vectors.js';
import { embedCards } from './embed-cards.js';

export interface MeaningOptions {
  url: string;
  schema: string;
  embeddings: Embeddings;
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
  nearest(to: Int8Array | string, limit: number): Neighbour[] | undefined;
  cards(): number;
  close(): Promise<void>;
}

const everyMs = 1_000;
const first = '00000000-0000-0000-0000-000000000000';
const [idsPerPage, vectorsPerPage] = [1_000, 2_000];

/** Loads the stored vectors, and follows both them and the cards. Resolves when the stored vectors can be searched. */
export async function openMeaning(options: MeaningOptions): Promise<MeaningEngine> {
  const { url, schema, embeddings, retryMs, log } = options;
  const db = openDatabase({ url, schema, statementMs: 60_000, pool: { max: 2 } });
  const closing = new AbortController();
  const { signal } = closing;
  const index = new VectorIndex(strideOf(embeddings.dimensions));
  const stored = cardVectors(db, embeddings.model);
  let seen = await stored.now();
  for (let page = await stored.after(first, vectorsPerPage); page.length > 0; ) {
    for (const { skuId, vector } of page) if (vector) index.set(skuId, new Int8Array(vector));
    page = await stored.after(page.at(-1)?.skuId ?? first, vectorsPerPage);
  }
  log.info({ cards: index.size }, 'the vectors of cards were loaded');

  const follow = async (): Promise<void> => {
    const now = await stored.now();
    for (const { skuId, vector } of await stored.changedSince(seen)) {
      if (vector === null) index.remove(skuId);
      else index.set(skuId, new Int8Array(vector));
    }
    seen = now;
    while (!signal.aborted && index.tidy()) await setImmediate();
  };
  const followed = takeTurns({
    ...{ turn: follow, everyMs, againMs: everyMs, signal },
    onFailure: (error) => log.warn({ err: error }, 'the vectors of cards could not follow'),
  });

  let isAway = false;
  let position: DocPosition | undefined;
  const compute = async (): Promise<void> => {
    const embed = async (ids: readonly string[]): Promise<void> => {
      if ((await stored.due(ids)).length === 0) return;
      // Another process may be computing the same vectors. After it, nothing is left to do here.
      const own = { ...options, ids, signal, onSaved: followed.ring };
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
    nearest: (to, limit) => {
      const [vector, cut] = typeof to === 'string' ? [index.vectorOf(to), cardCut] : [to, searchCut];
      return vector && related(index.nearest(vector, limit), index.spreadOf(vector), cut);
    },
    cards: () => index.size,
    close: async () => {
      closing.abort();
      await Promise.all([followed.ended, computed.ended]);
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
  for (let ids = await stored.idsAfter(first, idsPerPage); ids.length > 0 && !signal.aborted; ) {
    await embed(ids);
    ids = await stored.idsAfter(ids.at(-1) ?? first, idsPerPage);
  }
  return signal.aborted ? position : now;
}
