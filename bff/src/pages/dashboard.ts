import type { DashboardView } from '@setu/contract';
import type { CallContext } from '../http/call-context.js';
import { substitutedViews } from '../present/person.js';
import { optional } from './part.js';

const ifKnown = <K extends keyof DashboardView>(key: K, count: number | undefined): Partial<DashboardView> =>
  count === undefined ? {} : { [key]: count };

/** Returns the numbers on "my account". Numbers that do not arrive in time are left out. */
export const dashboardPage = async (call: CallContext): Promise<DashboardView> => {
  const { identity, request, review } = call.deps.services;
  const has = (name: string) => call.actor.permissions.includes(name);
  const [own, requests, queues] = await Promise.all([
    optional(identity.getDashboard({}, call.reads()), null),
    optional(request.countRequests({}, call.reads()), null),
    has('review_queue') || has('application_queue')
      ? optional(review.countQueues({}, call.reads()), null)
      : Promise.resolve(null),
  ]);
  return {
    ...ifKnown('countTotalCustomerRequests', requests?.customerTotal),
    ...ifKnown('countNewCustomerRequestResponses', requests?.customerNewResponses),
    ...ifKnown('newRfc', requests?.newRfc),
    ...ifKnown('newRfd', requests?.newRfd),
    ...ifKnown('countSubstitutedUsers', own?.countSubstitutedUsers),
    ...ifKnown('countNotices', own?.countNotices),
    ...ifKnown('countNewNotices', own?.countNewNotices),
    ...ifKnown('skuReviewCount', has('review_queue') ? queues?.reviewsWaiting : undefined),
    ...ifKnown('newApplications', queues?.applicationsNew),
    substituted_users: own ? substitutedViews(own) : [],
  };
};
