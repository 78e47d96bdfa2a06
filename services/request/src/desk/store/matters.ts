import { preparedRows } from '@setu/kit/db';
import type { Matter } from '../domain/matters.js';
import {
  firstMattersQuery,
  type MattersConn,
  type MattersQuery,
  type MattersShown,
  mattersInQuery,
  mattersQuery,
  type Waits,
} from './matters-query.js';

interface MatterRow {
  reason: Matter['reason'];
  total: string;
  id: string | null;
  since: Date;
  channel: string | null;
  milestone: NonNullable<Matter['milestone']> | null;
}

/** The shown items and the total for each reason. */
export interface FoundMatters {
  matters: Matter[];
  counts: ReadonlyMap<Matter['reason'], number>;
}

const matterOf = ({ id, reason, since, channel, milestone }: MatterRow & { id: string }): Matter => ({
  ...{ requestId: id, reason, since },
  channel: channel ?? undefined,
  milestone: milestone ?? undefined,
});

/** More items than this are not held in memory. Only a senior manager, for whom all requests wait, has so many. */
const maxHeld = 2_000;

/** The store of requests with items that wait for a user, other than the status of the request. */
export const matterStore = (conn: MattersConn) => ({
  /** Returns one item for each request. Leaves out requests whose status waits for the user's side. */
  async matters(query: MattersQuery, shown: MattersShown): Promise<FoundMatters> {
    const { rows }: { rows: MatterRow[] } = await mattersQuery(conn, query, shown);
    return {
      matters: rows.flatMap(({ id, ...row }) => (id === null ? [] : [matterOf({ ...row, id })])),
      counts: new Map(rows.map(({ reason, total }) => [reason, Number(total)])),
    };
  },

  /** Returns all items in these requests, one for each reason, most important first. */
  async mattersIn(query: MattersQuery, ids: readonly string[]): Promise<Matter[]> {
    if (ids.length === 0) return [];
    const { sql, bindings } = mattersInQuery(query, ids);
    return (await preparedRows<MatterRow & { id: string }>(conn, sql, bindings)).map(matterOf);
  },

  /** Returns what waits for a user, one item for each reason of a request, most important first. */
  async waits(query: MattersQuery): Promise<Waits> {
    const { sql, bindings } = firstMattersQuery(query, maxHeld + 1);
    const rows = await preparedRows<MatterRow & { id: string }>(conn, sql, bindings);
    return Number(rows[0]?.total ?? 0) > maxHeld ? { query } : { matters: rows.map(matterOf) };
  },
});
