import { forbidden, invalid, isUuid, readPage } from '@setu/kit/core';
import { type Handler, localeOf, mustBeUser } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import * as wire from '@setu/proto/request';
import type { RequestDeps } from '../deps.js';
import { readDays } from '../domain/days.js';
import { isManager } from '../domain/rights.js';
import { searchPattern } from '../domain/search-text.js';
import { type ListQuery, sortKeys } from '../store/list-requests.js';
import { mustTrade } from './access.js';
import { readSort } from './read-input.js';
import { requestRows } from './request-rows.js';

export const listRequests =
  ({ read }: RequestDeps): Handler<typeof wire.RequestService, 'listRequests'> =>
  async (request, { actor }) => {
    const scope = scopeOf(actor);
    const query: ListQuery = {
      kind: readKind(request.kind),
      scope,
      search: await searchOf(read, request.search, scope),
      ...readDays('published_on', request.publishedOn),
      statuses: request.statuses.length === 0 ? null : request.statuses,
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
      statusCounts: Object.fromEntries(counts),
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

function readKind(kind: wire.Kind): ListQuery['kind'] {
  if (kind === wire.Kind.RFC) return 'rfc';
  if (kind === wire.Kind.RFD) return 'rfd';
  throw invalid({ kind: 'invalid_option' });
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
