import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';

/** The channel that announces changes of the documents. Every process that follows them listens. */
export const docsChannel = 'setu_catalogue_search_doc';

/** How far a follower has read the documents. */
export interface DocPosition {
  /** The build of the read model. */
  generation: string;
  /** The server snapshot up to which all changes were read (`pg_snapshot`). */
  seen: string;
}

/** The changes since a position, and the position after them. */
export interface DocChanges {
  position: DocPosition;
  /** Distinct ids in no particular order. */
  skuIds: string[];
}

/** Checksums of all documents. Equal documents have equal sums. */
export interface DocSums {
  cards: number;
  /** The sum of ranks, prices and landed prices, each modulo `sumModulus`. */
  sum: number;
}

/**
 * The modulus for the ranks and prices in `sum`. Values below it are small enough that a hundred million of them add up
 * exactly.
 */
export const sumModulus = 1_000_003;

interface ChangesRow {
  generation: string;
  seen: string;
  ids: string[];
}

/** The retention of changes in hours. A follower that was down for longer reads everything again. */
export const retentionHours = 24;

// A change is new if it is visible now and was not visible at the earlier position, whatever transactions were open at
// either time.
const changed = `select s.generation, pg_current_snapshot()::text as seen,
    array(select distinct c.sku_id from search_change c where c.at >= pg_snapshot_xmin(?::pg_snapshot)
      and not pg_visible_in_snapshot(c.at, ?::pg_snapshot)) as ids
  from read_model_state s`;

/** Reads the changes of the documents. */
export const docChanges = (conn: SqlConn) => ({
  now: async (): Promise<DocPosition | undefined> =>
    rowOf<DocPosition>(conn, {
      sql: 'select generation, pg_current_snapshot()::text as seen from read_model_state',
      bindings: [],
    }),

  since: async ({ seen }: DocPosition): Promise<DocChanges | undefined> => {
    const row = await rowOf<ChangesRow>(conn, { sql: changed, bindings: [seen, seen] });
    return row && { position: { generation: row.generation, seen: row.seen }, skuIds: row.ids };
  },

  /** Returns whether this server has reached a position. After a restore from a backup, a position may lie ahead. */
  isPast: async ({ seen }: DocPosition): Promise<boolean> =>
    (
      await rowOf<{ is_past: boolean }>(conn, {
        sql: `select pg_snapshot_xmax(?::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as is_past`,
        bindings: [seen],
      })
    )?.is_past ?? false,

  sums: async (): Promise<DocSums> =>
    (await rowOf<DocSums>(conn, {
      sql: `select count(*)::int as cards, coalesce(sum(rank % ${sumModulus} + coalesce(price % ${sumModulus}, 0)
        + coalesce(price_to % ${sumModulus}, 0) + coalesce(kopecks % ${sumModulus}, 0)), 0)::float8 as sum
        from search_doc left join landed_price using (sku_id)`,
      bindings: [],
    })) ?? { cards: 0, sum: 0 },

  /** Deletes up to `limit` changes older than `retentionHours`. Returns how many were deleted. */
  forget: async (before: Date, limit: number): Promise<number> =>
    (
      await rowsOf(conn, {
        sql: `delete from search_change where ctid = any (array(
            select ctid from search_change where changed_at < ? order by changed_at limit ?::int)) returning 1`,
        bindings: [before, limit],
      })
    ).length,
});
