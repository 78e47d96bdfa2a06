import { forbidden, instantsOf, invalid, isUuid, readPage } from '@setu/kit/core';
import { localeOf, mustBeUser } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/requests';
import * as wireWords from '@setu/proto/request/words';
import { requestKindWord, requestStatusWord } from '@setu/proto/wire-words';
import { lateBefore, termsOf } from '../requests/domain/clocks.js';
import type { Kind } from '../requests/domain/request.js';
import { isManager } from '../requests/domain/rights.js';
import { searchedText } from '../requests/domain/search-text.js';
import { brokerSortKeys, companySortKeys, type ListQuery, type Scope } from '../requests/store/list-query.js';
import type { Stores } from '../store/index.js';
import { mustTrade } from './access.js';
import { readSort } from './read-input.js';

interface Reading {
  actor: Actor;
  now: Date;
  /** Which kinds the list may have. */
  kindOf: (kind: wireWords.RequestKind, scope: Scope) => Kind | undefined;
}

/** Takes a list as it was asked for, gives its query for the actor; refuses who has none, and what it does not know. */
export async function readListQuery(
  read: Stores,
  request: wire.ListRequestsRequest,
  { actor, now, kindOf }: Reading,
): Promise<ListQuery> {
  const scope = scopeOf(actor);
  const isBrokers = scope === 'published';
  const terms = termsOf(isBrokers ? await read.settings.values() : {});
  return {
    kind: kindOf(request.kind, scope),
    scope,
    search: await searchOf(read, request.search, scope),
    published: instantsOf('published_on', request.publishedOn),
    statuses: optional(request.statuses.map((status) => known('statuses', requestStatusWord(status)))),
    managerIds: optional(request.managerIds)?.filter(isUuid),
    late: isBrokers && request.late ? lateBefore(terms, now) : undefined,
    terms,
    ...readSort(request.sort, isBrokers ? brokerSortKeys : companySortKeys, 'published_at'),
    locale: localeOf(actor),
    // A manager's own drafts stand among what is published.
    draftsOf: isBrokers ? actor.userId : undefined,
    ...readPage(request.page, { limit: 10 }),
  };
}

/** The kind asked for; both where none was. */
export const kindOfFile = (kind: wireWords.RequestKind): Kind | undefined =>
  kind === wireWords.RequestKind.UNSPECIFIED ? undefined : known('kind', requestKindWord(kind));

/** Only what was sent to a supplier stands in one list, whatever its kind. */
export function kindOfList(kind: wireWords.RequestKind, scope: Scope): Kind | undefined {
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
