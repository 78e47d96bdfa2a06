import type * as wire from '@setu/proto/request/requests';
import { wireRequestStatus } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import type { Stores } from '../../store/index.js';
import { kindOfList, readListQuery } from '../../wire/read-list-query.js';
import { requestRows } from '../../wire/request-rows.js';

export const listRequests: Rpc<'listRequests'> =
  ({ read, clock }) =>
  async (request, { actor }) => {
    const now = clock.now();
    const query = await readListQuery(read, request, { actor, now, kindOf: kindOfList });
    const [listed, counts] = await Promise.all([
      read.requests.list.page(query),
      read.requests.list.statusCounts(query),
    ]);
    const counted = [...counts].filter(([status]) => query.statuses?.includes(status) ?? true);
    return {
      rows: await requestRows(read, actor, { listed, now }),
      total: counted.reduce((sum, [, n]) => sum + n, 0),
      statusCounts: statusCounts(counts),
    };
  };

const statusCounts = (counts: Awaited<ReturnType<Stores['requests']['list']['statusCounts']>>): wire.StatusCount[] =>
  [...counts].map(([status, count]) => ({ status: wireRequestStatus(status), count }));
