import { cut, instantsOf, invalid, isUuid } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import { listSorts } from '@setu/proto/list-sorts';
import type * as wire from '@setu/proto/review/reviews';
import { reviewStatusWord } from '@setu/proto/wire-words';
import { reviewStatuses } from '@setu/proto/words';
import { knownValues } from '../domain/known-values.js';
import { waitingFor } from '../queues/domain/queues.js';
import type { Queue, ReviewFilter, SortKey } from '../reviews/store/list-reviews.js';

const withoutReviewer: Queue = { of: 'none' };
const searchMax = 200;

/**
 * Reads the filter and the order of the list of reviews. Without a sort, a queue is ordered like the position on a
 * review's page: the longest wait first. Other lists begin with the newest review. Throws `invalid` for an unknown sort
 * key and for invalid days.
 */
export function readReviewList(actor: Actor, request: wire.ListReviewsRequest): ReviewFilter {
  const isQueue = request.waitsForCaller || request.withoutReviewer;
  const ownQueue: Queue = { of: 'caller', turns: waitingFor(actor), userId: actor.userId };
  return {
    statuses:
      request.statuses.length === 0 ? undefined : knownValues(reviewStatuses, request.statuses.map(reviewStatusWord)),
    search: searchedText(request.search),
    created: instantsOf('created-on', request.createdOn),
    managerIds: someIds(request.managerIds),
    reviewerIds: someIds(request.reviewerIds),
    queues: [...(request.waitsForCaller ? [ownQueue] : []), ...(request.withoutReviewer ? [withoutReviewer] : [])],
    shownQueues: [ownQueue, withoutReviewer],
    sort: sortKeyOf(request.sort?.key || (isQueue ? 'updated_at' : 'created_at')),
    descending: request.sort?.descending ?? !isQueue,
    locale: actor.locale === 'ru' ? 'ru' : 'en',
  };
}

/** Normalizes the search text like the read model of cards: lower case, ё as е, collapsed whitespace. */
const searchedText = (typed: string): string | undefined => {
  const text = typed.toLowerCase().replaceAll('ё', 'е').replaceAll('\0', '').replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : cut(text, searchMax);
};

/** Returns undefined without a filter. Removes invalid ids, which match no user. */
const someIds = (ids: readonly string[]): string[] | undefined => (ids.length === 0 ? undefined : ids.filter(isUuid));

const sortKeyOf = (key: string): SortKey => {
  const known = listSorts.reviews.find((one) => one === key);
  if (known === undefined) throw invalid({ sort: 'invalid_option' });
  return known;
};
