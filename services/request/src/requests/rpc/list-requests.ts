import { forbidden, instantsOf, invalid, isUuid, readPage } from '@setu/kit/core';
import { localeOf, mustBeUser } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/requests';
import * as wireWords from '@setu/proto/request/words';
import { requestKindWord, requestStatusWord, wireRequestStatus } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import type { Stores } from '../../store/index.js';
import { mustTrade } from '../../wire/access.js';
import { readSort } from '../../wire/read-input.js';
import { requestRows } from '../../wire/request-rows.js';
import type { Kind } from '../domain/request.js';
import { isManager } from '../domain/rights.js';
import { searchedText } from '../domain/search-text.js';
import { type ListQuery, type Scope, sortKeys } from '../store/list-query.js';

export const listRequests: Rpc<'listRequests'> =
  ({ read }) =>
  async (request, { actor }) => {
    const scope = scopeOf(actor);
    const query: ListQuery = {
      kind: kindOf(request.kind, scope),
      scope,
      search: await searchOf(read, request.search, scope),
      published: instantsOf('published_on', request.publishedOn),
      statuses: optional(request.statuses.map((status) => known('statuses', requestStatusWord(status)))),
      managerIds: optional(request.managerIds)?.filter(isUuid),
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
      rows: await requestRows(read, actor, listed),
      total: counted.reduce((sum, [, n]) => sum + n, 0),
      statusCounts: statusCounts(counts),
    };
  };

const statusCounts = (counts: Awaited<ReturnType<Stores['requests']['list']['statusCounts']>>): wire.StatusCount[] =>
  [...counts].map(([status, count]) => ({ status: wireRequestStatus(status), count }));

/** Only what was sent to a supplier stands in one list, whatever its kind. */
function kindOf(kind: wireWords.RequestKind, scope: Scope): Kind | undefined {
  const isAny = kind === wireWords.RequestKind.UNSPECIFIED && typeof scope === 'object' && 'supplierId' in scope;
  return isAny ? undefined : known('kind', requestKindWord(kind));
}

/**
 * Managers see all published requests, customers their company's with their own drafts, suppliers what was sent to
 * theirs; nobody else has a list.
 */
function scopeOf(actor: Actor): Scope {
  mustBeUser(actor);
  if (isManager(actor)) return 'published';
  if (actor.companyType === 'supplier') return { supplierId: actor.companyId };
  if (actor.companyType !== 'customer') throw forbidden();
  mustTrade(actor);
  return { companyId: actor.companyId, userId: actor.userId };
}

function known<Word>(field: string, word: Word | undefined): Word {
  if (word === undefined) throw invalid({ [field]: 'invalid_option' });
  return word;
}

const optional = <T>(all: readonly T[]): readonly T[] | undefined => (all.length === 0 ? undefined : all);

/** A customer's rows have all the same customer, a supplier may not know his: names of customers find nothing there. */
async function searchOf(read: Stores, typed: string, scope: Scope): Promise<ListQuery['search']> {
  const text = searchedText(typed);
  if (text === undefined) return undefined;
  return { text, companyIds: scope === 'published' ? await read.companies.containing(text) : [] };
}
