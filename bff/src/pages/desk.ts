import type { DeskView, Endpoints } from '@setu/contract';
import { WaitingReason } from '@setu/proto/request/words';
import { wireWaitingReason } from '@setu/proto/wire-words';
import type { CallContextOf } from '../http/call-context.js';
import { deskRequests } from '../present/desk.js';
import { substitutedView } from '../present/person.js';
import { optional } from './part.js';
import { supplierDesk } from './supplier-desk.js';

/** Returns the home screen of the caller's role. A part whose service does not answer is left out. */
export const deskPage = async (ask: CallContextOf<Endpoints['getDesk']>): Promise<DeskView> => {
  const { identity, request, review } = ask.deps.services;
  const has = (name: string) => ask.actor.permissions.includes(name);
  const isReviewer = has('review_queue');
  const hasQueues = isReviewer || has('application_queue');
  const { reason, page = 1 } = ask.query;
  const waiting = { reason: reason ? wireWaitingReason(reason) : WaitingReason.UNSPECIFIED, page };
  const [own, desk, queues, supplier] = await Promise.all([
    optional(identity.getDashboard({}, ask.reads()), null),
    optional(request.getDesk(waiting, ask.reads()), null),
    hasQueues ? optional(review.countQueues({}, ask.reads()), null) : Promise.resolve(null),
    ask.actor.companyType === 'supplier' ? supplierDesk(ask) : null,
  ]);
  return {
    requests: desk && deskRequests(desk, { language: ask.locale, companyType: ask.actor.companyType }),
    queues: queues && {
      reviews: isReviewer ? (queues.reviewsWaiting ?? null) : null,
      applications: has('application_queue') ? (queues.applicationsNew ?? null) : null,
    },
    supplier,
    substituted_users: (own?.substitutedUsers ?? []).map(substitutedView),
  };
};
