import { forbidden, instantsOf, invalid, isUuid, readPage } from '@setu/kit/core';
import { localeOf, mustBeUser } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import { listSorts } from '@setu/proto/list-sorts';
import type * as wire from '@setu/proto/request/requests';
import * as wireWords from '@setu/proto/request/words';
import { requestKindWord, requestStatusWord } from '@setu/proto/wire-words';
import type { Kind } from '../requests/domain/request.js';
import { isManager } from '../requests/domain/rights.js';
import { searchedText } from '../requests/domain/search-text.js';
import { lateBefore, lateToday, type SlaTerms, slaTermsOf } from '../requests/domain/sla-timers.js';
import type { ListQuery } from '../requests/store/list-query.js';
import type { Scope } from '../requests/store/scopes.js';
import type { Stores } from '../store/index.js';
import { mustTrade } from './access.js';
import { readSort } from './read-input.js';
import { waitsFor } from './waiting-view.js';

interface Reading {
  actor: Actor;
  now: Date;
  /** Returns the kind to list. Throws if the list cannot have it. */
  kindOf: (kind: wireWords.RequestKind, scope: Scope) => Kind | undefined;
}

/** Returns the query for a list and its actor. Throws if the actor has no list, or if a parameter is unknown. */
export async function readListQuery(
  read: Stores,
  request: wire.ListRequestsRequest,
  { actor, now, kindOf }: Reading,
): Promise<ListQuery> {
  const scope = scopeOf(actor);
  const isBrokers = scope === 'published';
  const terms = slaTermsOf(await read.settings.values());
  return {
    kind: kindOf(request.kind, scope),
    scope,
    search: await searchOf(read, request.search, scope),
    published: instantsOf('published_on', request.publishedOn),
    statuses: optional(request.statuses.map((status) => known('statuses', requestStatusWord(status)))),
    managers: managersOf(request),
    late: isBrokers ? limitsOf(request, { terms, now }) : undefined,
    waiting: request.waiting,
    waits: await waitsFor(read, actor, now),
    terms,
    ...readSort(request.sort, isBrokers ? listSorts.brokerRequests : listSorts.requests, 'published_at'),
    locale: localeOf(actor),
    // A manager's own drafts are listed together with the published requests.
    draftsOf: isBrokers ? actor.userId : undefined,
    ...readPage(request.page, { limit: 10 }),
  };
}

/** Returns the requested kind, or undefined for both. */
export const kindOfFile = (kind: wireWords.RequestKind): Kind | undefined =>
  kind === wireWords.RequestKind.UNSPECIFIED ? undefined : known('kind', requestKindWord(kind));

/** Returns the requested kind. Only a supplier's list may have both kinds. */
export function kindOfList(kind: wireWords.RequestKind, scope: Scope): Kind | undefined {
  const isAny = kind === wireWords.RequestKind.UNSPECIFIED && typeof scope === 'object' && 'supplierId' in scope;
  return isAny ? undefined : known('kind', requestKindWord(kind));
}

/**
 * Returns the requests in the actor's list. Managers see all published requests, customers those of their company and
 * their own drafts, suppliers those sent to them. Other users have no list.
 */
function scopeOf(actor: Actor): Scope {
  mustBeUser(actor);
  if (isManager(actor)) return 'published';
  if (actor.companyType === 'supplier') return { supplierId: actor.companyId };
  if (actor.companyType !== 'customer') throw forbidden();
  mustTrade(actor);
  return { companyId: actor.companyId, userId: actor.userId };
}

/** Returns the limits of the requests that are late or due today, or undefined without this filter. */
function limitsOf(
  { late, dueToday }: wire.ListRequestsRequest,
  { terms, now }: { terms: SlaTerms; now: Date },
): ListQuery['late'] {
  if (!late && !dueToday) return undefined;
  return [...(late ? lateBefore(terms, now) : []), ...(dueToday ? lateToday(terms, now) : [])];
}

function known<Value>(field: string, value: Value | undefined): Value {
  if (value === undefined) throw invalid({ [field]: 'invalid_option' });
  return value;
}

/** Returns the chosen managers, or undefined without this filter. */
const managersOf = ({ managerIds, unassigned }: wire.ListRequestsRequest): ListQuery['managers'] =>
  managerIds.length === 0 && !unassigned ? undefined : { ids: managerIds.filter(isUuid), unassigned };

const optional = <T>(all: readonly T[]): readonly T[] | undefined => (all.length === 0 ? undefined : all);

/**
 * Returns the search of a list. Only brokers can search by customer name: a customer has only its own requests, and a
 * supplier may not know the customer.
 */
async function searchOf(read: Stores, typed: string, scope: Scope): Promise<ListQuery['search']> {
  const text = searchedText(typed);
  if (text === undefined) return undefined;
  return { text, companyIds: scope === 'published' ? await read.companies.containing(text) : [] };
}
