import { rowsOf, type SqlConn } from '../../store/sql.js';

/** The landed price of an open request, which is compared after each change of the tables. */
export interface WatchedPrice {
  requestId: string;
  /** The version of the request's landed price. */
  version: number;
  /** What was computed: an `EstimateGoodsRequest` in its wire form. */
  input: Uint8Array;
  /** The total of the last notification, in roubles as a decimal text. */
  total: string;
}

interface Row {
  request_id: string;
  version: number;
  input: Buffer;
  total: string;
}

const watch = `
  insert into watched_price (request_id, version, input, total) values (?, ?, ?, ?)
  on conflict (request_id) do update
    set version = excluded.version, input = excluded.input, total = excluded.total
    where watched_price.version < excluded.version`;
const page = `
  select request_id, version, input, total from watched_price
  where request_id > ? order by request_id limit ?`;

/** The landed prices that are compared after each change of the tables. */
export const watchedPrices = (conn: SqlConn) => ({
  /** Watches a price instead of an older version of it. */
  watch: async ({ requestId, version, input, total }: WatchedPrice): Promise<void> => {
    await conn.raw(watch, [requestId, version, Buffer.from(input), total]);
  },

  /** Ends the watching of a request’s price. */
  forget: async (requestId: string): Promise<void> => {
    await conn.raw('delete from watched_price where request_id = ?', [requestId]);
  },

  /** Returns the next prices by request id. */
  after: async (requestId: string, limit: number): Promise<WatchedPrice[]> => {
    const rows = await rowsOf<Row>(conn, { sql: page, bindings: [requestId, limit] });
    return rows.map(({ request_id, ...row }) => ({ requestId: request_id, ...row }));
  },

  /** Stores the total of a notification. Returns false if the price has another version by now. */
  notify: async ({ requestId, version, total }: Omit<WatchedPrice, 'input'>): Promise<boolean> => {
    const sql = 'update watched_price set total = ? where request_id = ? and version = ? returning request_id';
    return (await rowsOf(conn, { sql, bindings: [total, requestId, version] })).length > 0;
  },
});
