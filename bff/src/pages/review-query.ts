import { type ListQuery, type ReviewStatus, type reviewListCodec, reviewStatuses } from '@setu/contract';
import { isUuid } from '@setu/kit/core';
import { wireReviewStatus } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import { wireSort } from './card-filter.js';

/** The query of a list of reviews, without the page number. */
export type ReviewQuery = Pick<ListQuery<typeof reviewListCodec>, 'filters' | 'sort'>;

const isStatus = (text: string): text is ReviewStatus => reviewStatuses.some((status) => status === text);
const isQueue = (text: string): boolean => text === 'mine' || text === 'nobody';
const namesNone = (values: readonly string[], exists: (one: string) => boolean): boolean =>
  values.length > 0 && !values.some(exists);

/** Returns whether a filter has only unknown values. Such a filter finds nothing instead of everything. */
export const findsNoReview = ({ filters }: ReviewQuery): boolean =>
  namesNone(filters.statuses, isStatus) ||
  namesNone(filters.queue, isQueue) ||
  namesNone(filters.managers, isUuid) ||
  namesNone(filters.reviewers, isUuid);

/** Builds the service's query for the complete list. */
export const reviewsRequest = (call: CallContext, { filters, sort }: ReviewQuery) => ({
  statuses: filters.statuses.filter(isStatus).map(wireReviewStatus),
  page: undefined,
  search: filters.search,
  createdOn: { ...filters['created-on'], timeZone: call.caller.timeZone },
  managerIds: filters.managers.filter((id) => isUuid(id)),
  reviewerIds: filters.reviewers.filter((id) => isUuid(id)),
  sort: wireSort(sort),
  waitsForCaller: filters.queue.includes('mine'),
  withoutReviewer: filters.queue.includes('nobody'),
});
