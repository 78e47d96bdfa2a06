import {
  type ListQuery,
  type ReviewListView,
  type ReviewStatus,
  type reviewListCodec,
  reviewStatuses,
} from '@setu/contract';
import { isUuid } from '@setu/kit/core';
import type { ReviewStatusCount } from '@setu/proto/review/reviews';
import { reviewStatusWord, wireReviewStatus } from '@setu/proto/wire-words';
import type { Ask } from '../http/ask.js';
import { personView } from '../present/person.js';
import { reviewRowView } from '../present/review.js';
import { wireSort } from './card-filter.js';
import { optional } from './part.js';

const isStatus = (text: string): text is ReviewStatus => reviewStatuses.some((status) => status === text);
const isQueue = (text: string): boolean => text === 'mine' || text === 'nobody';
/** A filter that names something and nothing that exists: an empty result, not all of them. */
const namesNone = (asked: readonly string[], exists: (one: string) => boolean): boolean =>
  asked.length > 0 && !asked.some(exists);

const noCounts = Object.fromEntries(reviewStatuses.map((status) => [status, 0])) as ReviewListView['counts'];
const countsOf = (counts: readonly ReviewStatusCount[]): ReviewListView['counts'] =>
  Object.assign(
    { ...noCounts },
    ...counts.map(({ status, count }) => {
      const word = reviewStatusWord(status);
      return word ? { [word]: count } : {};
    }),
  );

/** A page of the reviews, with the people to filter by; without pictures where the catalogue does not answer in time. */
export const reviewListPage = async (
  ask: Ask,
  { filters, sort, page, limit }: ListQuery<typeof reviewListCodec>,
): Promise<ReviewListView> => {
  const found = await ask.deps.services.review.listReviews(
    {
      statuses: filters.statuses.filter(isStatus).map(wireReviewStatus),
      page: { page, limit },
      search: filters.search,
      createdOn: { ...filters['created-on'], timeZone: ask.caller.timeZone },
      managerIds: filters.managers.filter((id) => isUuid(id)),
      reviewerIds: filters.reviewers.filter((id) => isUuid(id)),
      sort: wireSort(sort),
      waitsForCaller: filters.queue.includes('mine'),
      withoutReviewer: filters.queue.includes('nobody'),
    },
    ask.reads(),
  );
  const findsNone =
    namesNone(filters.statuses, isStatus) ||
    namesNone(filters.queue, isQueue) ||
    namesNone(filters.managers, isUuid) ||
    namesNone(filters.reviewers, isUuid);
  const rows = findsNone ? [] : found.reviews;
  const skuIds = [...new Set(rows.map(({ skuId }) => skuId))];
  const cards = skuIds.length > 0 ? ask.deps.services.catalogue.batchGetCards({ skuIds }, ask.reads(800)) : undefined;
  const known = cards && (await optional(cards, null))?.cards;
  return {
    list: rows.map((row) => reviewRowView(row, known?.[row.skuId]?.card, ask.locale)),
    total: findsNone ? 0 : found.total,
    reviewers: found.reviewers.map((one) => ({ ...personView(one), open_reviews: found.reviewerLoads[one.id] ?? 0 })),
    managers: found.managers.map(personView),
    counts: findsNone ? noCounts : countsOf(found.counts),
    queues: { mine: findsNone ? 0 : found.waitingForCaller, nobody: findsNone ? 0 : found.withoutReviewer },
  };
};
