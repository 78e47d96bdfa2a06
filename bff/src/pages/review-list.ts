import {
  constants,
  type ListQuery,
  type ReviewListView,
  type ReviewRowView,
  type reviewListCodec,
  reviewStatuses,
} from '@setu/contract';
import type { ReviewRow, ReviewStatusCount } from '@setu/proto/review/reviews';
import { reviewStatusWord } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import { personView } from '../present/person.js';
import { reviewRowView } from '../present/review.js';
import { wireSort } from './card-filter.js';
import { optional } from './part.js';
import { findsNoReview, reviewsRequest } from './review-query.js';

const noCounts = Object.fromEntries(reviewStatuses.map((status) => [status, 0])) as ReviewListView['counts'];
const countsOf = (counts: readonly ReviewStatusCount[]): ReviewListView['counts'] =>
  Object.assign(
    { ...noCounts },
    ...counts.map(({ status, count }) => {
      const name = reviewStatusWord(status);
      return name ? { [name]: count } : {};
    }),
  );

/**
 * Returns a page of reviews, and the users to filter by. Pictures and prices are left out if the catalogue does not
 * answer in time.
 */
export const reviewListPage = async (
  call: CallContext,
  query: ListQuery<typeof reviewListCodec>,
): Promise<ReviewListView> => {
  const found = await call.deps.services.review.listReviews(
    { ...reviewsRequest(call, query), page: { page: query.page, limit: query.limit } },
    call.reads(),
  );
  const findsNone = findsNoReview(query);
  return {
    list: findsNone ? [] : await rowsWithCards(call, found.reviews),
    total: findsNone ? 0 : found.total,
    reviewers: found.reviewers.map((one) => ({ ...personView(one), open_reviews: found.reviewerLoads[one.id] ?? 0 })),
    managers: found.managers.map(personView),
    counts: findsNone ? noCounts : countsOf(found.counts),
    queues: { mine: findsNone ? 0 : found.waitingForCaller, nobody: findsNone ? 0 : found.withoutReviewer },
  };
};

/** Returns the reviews that wait for the caller longest, at most ten, in the order of the reviewer's queue. */
export const waitingReviews = async (call: CallContext): Promise<ReviewRowView[]> => {
  const found = await call.deps.services.review.listReviews(
    {
      ...{ statuses: [], search: '', createdOn: undefined, managerIds: [], reviewerIds: [], withoutReviewer: false },
      sort: wireSort({ key: 'updated_at', direction: 'asc' }),
      page: { page: 1, limit: constants.defaultPageSize },
      waitsForCaller: true,
    },
    call.reads(),
  );
  return rowsWithCards(call, found.reviews);
};

const rowsWithCards = async (call: CallContext, rows: readonly ReviewRow[]): Promise<ReviewRowView[]> => {
  const skuIds = [...new Set(rows.map(({ skuId }) => skuId))];
  const cards = skuIds.length > 0 ? call.deps.services.catalogue.batchGetCards({ skuIds }, call.reads(800)) : undefined;
  const known = cards && (await optional(cards, null))?.cards;
  return rows.map((row) => reviewRowView(row, known?.[row.skuId]?.card?.card, call.locale));
};
