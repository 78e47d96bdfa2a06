import type * as wire from '@setu/proto/request/requests';
import { wireRequestStatus } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import type { Stores } from '../../store/index.js';
import { kindOfList, readListQuery } from '../../wire/read-list-query.js';
import { requestRows } from '../../wire/request-rows.js';

export const listRequests: Rpc<'listRequests'> =
  ({ read }) =>
  async (request, { actor }) => {
    const query = await readListQuery(read, request, { actor, kindOf: kindOfList });
    const scope = scopeOf(actor);
    const query: ListQuery = {
      kind: kindOf(request.kind, scope),
      scope,
      ...(scope === 'published' && { draftsOf: actor.userId }),
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
 * Managers see all published requests with their own drafts, customers their company's with their own drafts, suppliers what was sent to
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
