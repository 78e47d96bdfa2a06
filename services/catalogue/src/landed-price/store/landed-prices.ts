import { paddedArray } from '@setu/kit/db';
import { rowsOf, type SqlConn } from '../../store/sql.js';
import type { ShownPrice } from '../domain/shown-price.js';

/** A landed price of a list: kopecks for a unit, or undefined if a part of it is not known. */
export interface ListedPrice {
  skuId: string;
  kopecks: bigint | undefined;
}

interface ShownRow {
  skuId: string;
  kopecks: string;
  ratedOn: string;
}

/** The changes since a position, as `landedPrices.since` reads them in pages. */
export interface KeyChange {
  skuId: string;
  /** Kopecks, or undefined if the price is not complete. */
  landed: number | undefined;
  at: string;
}

// A change is new if it is visible now and was not visible at the earlier position. After a restore from a backup,
// transactions may lie ahead of the server. They are skipped, because the index is then read in full.
const changed = `select p.sku_id as "skuId", p.kopecks::float8 as landed, p.at::text as at from landed_price p
  where p.at >= pg_snapshot_xmin(?::pg_snapshot) and not pg_visible_in_snapshot(p.at, ?::pg_snapshot)
    and p.at < pg_snapshot_xmax(pg_current_snapshot()) and (p.at, p.sku_id) > (?::xid8, ?::uuid)
  order by p.at, p.sku_id limit ?::int`;

/** The landed prices of the cards in lists. */
export const landedPrices = (conn: SqlConn) => ({
  /** Stores prices. An equal one is not written again, so that no index has to follow it. */
  save: async (prices: readonly ListedPrice[], ratedOn: string): Promise<void> => {
    const ordered = prices.toSorted((one, other) => (one.skuId < other.skuId ? -1 : 1));
    await rowsOf(conn, {
      sql: `insert into landed_price as known (sku_id, kopecks, rated_on)
        select n.sku_id, n.kopecks, ?::date from unnest(?::uuid[], ?::bigint[]) as n (sku_id, kopecks)
        on conflict on constraint landed_price_pkey do update
          set kopecks = excluded.kopecks, rated_on = excluded.rated_on, at = pg_current_xact_id()
        where known.kopecks is distinct from excluded.kopecks
          or (known.rated_on <> excluded.rated_on and excluded.kopecks is not null)`,
      bindings: [ratedOn, ordered.map(({ skuId }) => skuId), ordered.map(({ kopecks }) => kopecks?.toString() ?? null)],
    });
  },

  /** Returns the prices of those cards that have a complete one. */
  shown: async (skuIds: readonly string[]): Promise<ShownPrice[]> => {
    if (skuIds.length === 0) return [];
    const rows = await rowsOf<ShownRow>(conn, {
      sql: `select sku_id as "skuId", kopecks, to_char(rated_on, 'YYYY-MM-DD') as "ratedOn" from landed_price
        where sku_id = any (?::uuid[]) and kopecks is not null`,
      ...{ bindings: [paddedArray(skuIds)], isPrepared: true },
    });
    return rows.map(({ kopecks, ...row }) => ({ ...row, kopecks: BigInt(kopecks) }));
  },

  /** Returns the next `limit` changes after `last` that a snapshot (`pg_snapshot`) did not see. */
  since: async (seen: string, last: KeyChange | undefined, limit: number): Promise<KeyChange[]> => {
    const after = [last?.at ?? '0', last?.skuId ?? '00000000-0000-0000-0000-000000000000'];
    const rows = await rowsOf<{ skuId: string; landed: number | null; at: string }>(conn, {
      ...{ sql: changed, bindings: [seen, seen, ...after, limit] },
    });
    return rows.map(({ landed, ...row }) => ({ ...row, landed: landed ?? undefined }));
  },
});
