import type { DeskView, Endpoints } from '@setu/contract';
import { WaitingReason } from '@setu/proto/request/words';
import { wireWaitingReason } from '@setu/proto/wire-words';
import type { CallContextOf } from '../http/call-context.js';
import { deskRequests, unmetDemandView } from '../present/desk.js';
import { substitutedViews } from '../present/person.js';
import { adminDesk } from './admin-desk.js';
import { optional } from './part.js';
import { waitingReviews } from './review-list.js';
import { supplierDesk } from './supplier-desk.js';

/** Returns the home screen of the caller's role. A part whose service does not answer is left out. */
export const deskPage = async (call: CallContextOf<Endpoints['getDesk']>): Promise<DeskView> => {
  const { identity, catalogue, request, review } = call.deps.services;
  const has = (name: string) => call.actor.permissions.includes(name);
  const isReviewer = has('review_queue');
  const hasQueues = isReviewer || has('application_queue');
  const { reason, page = 1 } = call.query;
  const waiting = { reason: reason ? wireWaitingReason(reason) : WaitingReason.UNSPECIFIED, page };
  const isOffering = call.actor.companyType === 'supplier' || call.actor.companyType === 'broker';
  const [own, desk, queues, supplier, reviews, admin, demand] = await Promise.all([
    optional(identity.getDashboard({}, call.reads()), null),
    optional(request.getDesk(waiting, call.reads()), null),
    hasQueues ? optional(review.countQueues({}, call.reads()), null) : Promise.resolve(null),
    call.actor.companyType === 'supplier' ? supplierDesk(call) : null,
    isReviewer && !has('request_queue') ? optional(waitingReviews(call), null) : null,
    has('catalogue_edit') ? adminDesk(call) : null,
    isOffering ? optional(catalogue.listUnmetDemand({}, call.reads()), null) : null,
  ]);
  return {
    requests: desk && deskRequests(desk, { language: call.locale, companyType: call.actor.companyType }),
    queues: queues && {
      reviews: isReviewer ? (queues.reviewsWaiting ?? null) : null,
      applications: has('application_queue') ? (queues.applicationsWaiting ?? null) : null,
      applications_overdue: has('application_queue') ? (queues.applicationsOverdue ?? null) : null,
    },
    reviews,
    admin,
    supplier,
    demand: demand && unmetDemandView(demand),
    substituted_users: own ? substitutedViews(own) : [],
  };
};
