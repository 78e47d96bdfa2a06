import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';

/** Rung when the documents change; every process that follows them listens. */
export const docsChannel = 'setu_catalogue_search_doc';

/** How far somebody has followed the documents. */
export interface DocPosition {
  /** Which making of the read model. */
  generation: string;
  /** The snapshot of the server at which everything was seen (`pg_snapshot`). */
  seen: string;
}

/** What changed since a position, and the position after it. */
export interface DocChanges {
  position: DocPosition;
  /** In no order, each once. */
  skuIds: string[];
}

/** What all documents come to: the same for the same documents. */
export interface DocSums {
  cards: number;
  /** Of ranks and prices, each modulo `sumModulus`. */
  sum: number;
}

/** Small enough that a hundred million of them add up exactly. */
export const sumModulus = 1_000_003;

interface ChangesRow {
  generation: string;
  seen: string;
  ids: string[];
}

/** How long changes are kept for whoever follows: one who stayed away for longer reads everything anew. */
export const keptHours = 24;

// A change counts as new when it is seen now and was not seen then, whatever else was under way at either time.
const changed = `select s.generation, pg_current_snapshot()::text as seen,
    array(select distinct c.sku_id from search_change c where c.at >= pg_snapshot_xmin(?::pg_snapshot)
      and not pg_visible_in_snapshot(c.at, ?::pg_snapshot)) as ids
  from read_model_state s`;

/** What changes in the documents. */
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

  /** Whether a position is one this server was at: after a restore from a backup it may lie ahead. */
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
        + coalesce(price_to % ${sumModulus}, 0)), 0)::float8 as sum from search_doc`,
      bindings: [],
    })) ?? { cards: 0, sum: 0 },

  /** Forgets changes older than `keptHours`, `limit` at once; gives how many. */
  forget: async (before: Date, limit: number): Promise<number> =>
    (
      await rowsOf(conn, {
        sql: `delete from search_change where ctid = any (array(
            select ctid from search_change where changed_at < ? order by changed_at limit ?::int)) returning 1`,
        bindings: [before, limit],
      })
    ).length,
});
