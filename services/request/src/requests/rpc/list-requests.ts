import type * as wire from '@setu/proto/request/requests';
import { wireRequestStatus } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { kindOfList, readListQuery } from '../../wire/read-list-query.js';
import { requestRows } from '../../wire/request-rows.js';
import type { ListedPage } from '../store/list-requests.js';

export const listRequests: Rpc<'listRequests'> =
  ({ read, clock }) =>
  async (request, { actor }) => {
    const now = clock.now();
    const query = await readListQuery(read, request, { actor, now, kindOf: kindOfList });
    const { listed, counts, waiting } = await read.requests.list.page(query);
    const counted = [...(query.waiting ? waiting : counts)];
    return {
      rows: await requestRows(read, actor, { listed, now, waits: query.waits, terms: query.terms }),
      total: sumOf(counted.filter(([status]) => query.statuses?.includes(status) ?? true)),
      statusCounts: statusCounts(counts),
      waitingTotal: sumOf([...waiting]),
    };
  };

const sumOf = (counts: readonly (readonly [unknown, number])[]): number => counts.reduce((sum, [, n]) => sum + n, 0);

const statusCounts = (counts: ListedPage['counts']): wire.StatusCount[] =>
  [...counts].map(([status, count]) => ({ status: wireRequestStatus(status), count }));
