import { cut, instantsOf, invalid, isUuid } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/review/reviews';
import { reviewStatusWord } from '@setu/proto/wire-words';
import { reviewStatuses } from '@setu/proto/words';
import { knownWords } from '../domain/known-words.js';
import { waitingFor } from '../queues/domain/queues.js';
import { type Asked, type Queue, type SortKey, sortKeys } from '../reviews/store/list-reviews.js';

const nobodys: Queue = { of: 'nobody' };
const searchMax = 200;

/** What is asked of the list of reviews; `invalid` for a sort there is not and for days that are none. */
export function readReviewList(actor: Actor, request: wire.ListReviewsRequest): Asked {
  const mine: Queue = { of: 'caller', turns: waitingFor(actor), userId: actor.userId };
  return {
    statuses:
      request.statuses.length === 0 ? undefined : knownWords(reviewStatuses, request.statuses.map(reviewStatusWord)),
    search: searchedText(request.search),
    created: instantsOf('created-on', request.createdOn),
    managerIds: someIds(request.managerIds),
    reviewerIds: someIds(request.reviewerIds),
    queues: [...(request.waitsForCaller ? [mine] : []), ...(request.withoutReviewer ? [nobodys] : [])],
    shownQueues: [mine, nobodys],
    sort: sortKeyOf(request.sort?.key),
    descending: request.sort?.descending ?? true,
    locale: actor.locale === 'ru' ? 'ru' : 'en',
  };
}

/** What was typed, as copies of cards are searched: in small letters, ё as е, blanks collapsed. */
const searchedText = (typed: string): string | undefined => {
  const text = typed.toLowerCase().replaceAll('ё', 'е').replaceAll('\0', '').replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : cut(text, searchMax);
};

/** None asked for: all; what is no id is nobody's. */
const someIds = (ids: readonly string[]): string[] | undefined => (ids.length === 0 ? undefined : ids.filter(isUuid));

const sortKeyOf = (key: string | undefined): SortKey => {
  const known = sortKeys.find((one) => one === (key || 'created_at'));
  if (known === undefined) throw invalid({ sort: 'invalid_option' });
  return known;
};
