import { forbidden, instantsOf, invalid, isUuid, readPage } from '@setu/kit/core';
import { localeOf, mustBeUser } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/requests';
import { requestKindWord, requestStatusWord, wireRequestStatus } from '@setu/proto/wire-words';
import type { RequestDeps } from '../../deps.js';
import type { Rpc } from '../../served.js';
import { mustTrade } from '../../wire/access.js';
import { readSort } from '../../wire/read-input.js';
import type { Status } from '../domain/lifecycle.js';
import { isManager } from '../domain/rights.js';
import { searchPattern } from '../domain/search-text.js';
import { type ListQuery, sortKeys } from '../store/list-requests.js';
import { requestRows } from './request-rows.js';

export const listRequests: Rpc<'listRequests'> =
  ({ read }) =>
  async (request, { actor }) => {
    const scope = scopeOf(actor);
    const query: ListQuery = {
      kind: readKind(request.kind),
      scope,
      search: await searchOf(read, request.search, scope),
      published: instantsOf('published_on', request.publishedOn),
      statuses: request.statuses.length === 0 ? null : request.statuses.map(readStatus),
      managerIds: request.managerIds.length === 0 ? null : request.managerIds.filter(isUuid),
      ...readSort(request.sort, sortKeys, 'published_at'),
      locale: localeOf(actor),
      ...readPage(request.page, { limit: 10 }),
    };
    const [listed, counts] = await Promise.all([
      read.requests.list.page(query),
      read.requests.list.statusCounts(query),
    ]);
    const counted = [...counts].filter(([status]) => query.statuses?.includes(status) ?? true);
    return {
      rows: await requestRows(read, listed),
      total: counted.reduce((sum, [, n]) => sum + n, 0),
      statusCounts: [...counts].map(([status, count]) => ({ status: wireRequestStatus(status), count })),
    };
  };

/** Managers see all published requests, customers their company's with their own drafts; nobody else has a list. */
function scopeOf(actor: Actor): ListQuery['scope'] {
  mustBeUser(actor);
  if (isManager(actor)) return 'published';
  if (actor.companyType !== 'customer') throw forbidden();
  mustTrade(actor);
  return { companyId: actor.companyId, userId: actor.userId };
}

function readKind(kind: wire.ListRequestsRequest['kind']): ListQuery['kind'] {
  const word = requestKindWord(kind);
  if (word === undefined) throw invalid({ kind: 'invalid_option' });
  return word;
}

function readStatus(status: wire.ListRequestsRequest['statuses'][number]): Status {
  const word = requestStatusWord(status);
  if (word === undefined) throw invalid({ statuses: 'invalid_option' });
  return word;
}

/** Every row of a customer's list has the same customer: its name finds nothing there. */
async function searchOf(
  read: RequestDeps['read'],
  typed: string,
  scope: ListQuery['scope'],
): Promise<ListQuery['search']> {
  const pattern = searchPattern(typed);
  if (pattern === null) return null;
  return { pattern, companyIds: scope === 'published' ? await read.copies.companiesLike(pattern) : [] };
}
