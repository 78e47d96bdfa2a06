import { invalid } from '@setu/kit/core';
import type * as wire from '@setu/proto/request/requests';
import type { Rpc } from '../../served.js';
import { kindOfFile, readListQuery } from '../../wire/read-list-query.js';
import { requestRows } from '../../wire/request-rows.js';

const maxRows = 50_000;
const batch = 200;

/**
 * Streams the rows of a list to any user who may see it. Reads all ids first, then reads and sends the rows in batches.
 * No query therefore stays open for long, and the full result is never in memory.
 */
export const exportRequests: Rpc<'exportRequests'> = ({ read, clock }) =>
  async function* ({ list, most: limit }, { actor, signal }) {
    if (list === undefined) throw invalid({ list: 'required' });
    const query = await readListQuery(
      read,
      { ...list, page: undefined },
      { actor, now: clock.now(), kindOf: kindOfFile },
    );
    const counts = await read.requests.list.statusCounts(query);
    const counted = [...counts].filter(([status]) => query.statuses?.includes(status) ?? true);
    yield { total: counted.reduce((sum, [, n]) => sum + n, 0), rows: [] };
    const ids = await read.requests.list.ids(query, limit === 0 ? maxRows : Math.min(limit, maxRows));
    for (let at = 0; at < ids.length && !signal.aborted; at += batch) {
      const listed = await read.requests.list.rows(query, ids.slice(at, at + batch));
      yield { total: 0, rows: (await requestRows(read, actor, { listed, now: clock.now() })).map(lean) };
    }
  };

/** Returns the row without the fields that the exported file does not show. */
const lean = (row: wire.RequestRow): wire.RequestRow => ({
  ...row,
  condition: undefined,
  history: [],
  moves: [],
  permissions: [],
});
