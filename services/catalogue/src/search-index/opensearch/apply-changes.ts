import type { Knex } from '@setu/kit/db';
import type { Log } from '@setu/kit/process';
import { type KeyChange, landedPrices } from '../../landed-price/store/landed-prices.js';
import { rowOf, type SqlConn } from '../../store/sql.js';
import { type DocPosition, docChanges } from '../store/doc-changes.js';
import type { Followed } from './card-indices.js';
import { cardRows } from './card-rows.js';
import type { Cluster } from './cluster.js';
import { writeCards } from './write-cards.js';

export interface Following {
  /** Connections without a short statement timeout: one holds the lock, one reads. */
  db: Knex;
  cluster: Cluster;
  alias: string;
  shards: number;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  signal: AbortSignal;
}

const batchSize = 2_000;

/** Returns the version number of data read from the read model. Later reads never have a lower number. */
export const versionOf = ({ seen }: Pick<DocPosition, 'seen'>): number => Number(seen.split(':')[1]);

/** The state of an index after changes. */
export interface Applied {
  followed: Followed;
  /**
   * The generation of the read model that has the changes. If the index has another generation, its card positions are
   * not comparable.
   */
  generation: string;
  changed: number;
}

/** Returns the time of the database clock in milliseconds since 1970. */
export const databaseTime = async (db: SqlConn): Promise<number> =>
  (
    await rowOf<{ ms: number }>(db, {
      sql: 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
      bindings: [],
    })
  )?.ms ?? 0;

/** The number of landed prices read at once. */
const pricesPerBatch = 20_000;

/** Returns the cards whose landed prices have changed. The cluster stores no source, so their documents are rewritten. */
async function repriced(db: SqlConn, { seen }: DocPosition): Promise<string[]> {
  const ids: string[] = [];
  for (let last: KeyChange | undefined, hasMore = true; hasMore; ) {
    const next = await landedPrices(db).since(seen, last, pricesPerBatch);
    for (const { skuId } of next) ids.push(skuId);
    last = next.at(-1);
    hasMore = next.length === pricesPerBatch;
  }
  return ids;
}

/** Writes the cards that changed since `followed` to an index. Returns undefined if there is no read model. */
export async function applyChanges(
  { db, cluster, signal }: Pick<Following, 'cluster' | 'signal'> & { db: SqlConn },
  followed: Followed,
): Promise<Applied | undefined> {
  const at = await databaseTime(db);
  const changes = await docChanges(db).since(followed);
  if (changes === undefined) return undefined;
  const { position } = changes;
  const skuIds = [...new Set([...changes.skuIds, ...(await repriced(db, followed))])];
  const writing = { cluster, index: followed.index, version: versionOf(position), signal };
  for (let from = 0; from < skuIds.length; from += batchSize) {
    const ids = skuIds.slice(from, from + batchSize);
    const cards = await cardRows(db).byIds(ids);
    const byId = new Map(cards.map(({ id, document }) => [id, document]));
    await writeCards(
      writing,
      ids.map((id) => ({ id, document: byId.get(id) })),
    );
  }
  if (skuIds.length > 0) await cluster.send({ method: 'POST', path: `/${followed.index}/_refresh` });
  return {
    followed: { ...followed, seen: position.seen, at },
    generation: position.generation,
    changed: skuIds.length,
  };
}
