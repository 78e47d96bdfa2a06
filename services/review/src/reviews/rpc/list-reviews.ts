import { cut, instantsOf, invalid, isUuid, readPage } from '@setu/kit/core';
import { reviewStatusWord, wireReviewStatus } from '@setu/proto/wire-words';
import { reviewStatuses } from '@setu/proto/words';
import { managerRoles, reviewerRoles } from '../../copies/domain/staff.js';
import { knownWords } from '../../domain/known-words.js';
import { mustSee, waitingFor } from '../../queues/domain/queues.js';
import type { Rpc } from '../../served.js';
import { rowView } from '../../wire/review-view.js';
import { type Queue, type SortKey, sortKeys } from '../store/list-reviews.js';

/** Managers, seniors and reviewers: reviews as filtered and sorted; newest first unless asked otherwise. */
export const listReviews: Rpc<'listReviews'> =
  ({ read }) =>
  async (request, { actor }) => {
    mustSee(actor, 'reviews');
    const { limit, offset } = readPage(request.page, { limit: 10 });
    const mine: Queue = { of: 'caller', turns: waitingFor(actor), userId: actor.userId };
    const { reviews, total, counts, queued } = await read.reviews.list({
      ...{ limit, offset },
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
    });
    const [reviewers, managers, loads] = await Promise.all([
      read.staff.withRoles(reviewerRoles),
      read.staff.withRoles(managerRoles),
      read.reviews.openByReviewer(),
    ]);
    const [waitingForCaller = 0, withoutReviewer = 0] = queued;
    return {
      ...{ waitingForCaller, withoutReviewer },
      ...{ reviews: reviews.map((review) => rowView(actor, review)), total, reviewers, managers },
      counts: counts.map(({ status, count }) => ({ status: wireReviewStatus(status), count })),
      reviewerLoads: Object.fromEntries(reviewers.flatMap(({ id }) => (loads[id] ? [[id, loads[id]]] : []))),
    };
  };

const nobodys: Queue = { of: 'nobody' };
const searchMax = 200;

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
