import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { writeNotices } from '../notices/changes/write-notices.js';
import { actorParams } from '../notices/domain/event-actor.js';
import type { Stores } from '../store/index.js';
import { actorOf } from './actor-of.js';
import { confirmRequest } from './confirm-request.js';
import { requestDraft } from './request-draft.js';

/**
 * Notifies every manager who shares the queue of a newly published request. Its author gets an email that confirms it.
 * If a manager made the request for a customer, the customer's users are notified instead, and a company that was
 * created for the request becomes permanent.
 */
export const onRequestPublished: Consumer<Stores> = {
  name: 'identity.notices-of-published-requests',
  subject: 'setu.request.request.published',
  handle: async (event, stores) => {
    const request = wire.RequestPublished.decode(event.payload);
    const actor = await actorOf(event, stores);
    const params = { customer: request.customerName, status: 'new' };
    // If the request has a question, the notification links to the customer's conversation, where managers answer it.
    const question: Record<string, string> = request.withQuestion ? { question: 'true', channel: 'customer' } : {};
    const forBrokers = { ...params, ...question, ...actorParams(actor, 'broker') };
    // A request that has a manager from the start does not enter the queue.
    const to = request.brokerManagerId === '' ? await stores.users.managerIds() : [];
    await writeNotices(stores, { event, draft: requestDraft('request_published', request, forBrokers), to });
    if (!request.isCreatedByBroker) return confirmRequest(stores, event, request);
    const forCustomer = { ...params, ...actorParams(actor, 'customer') };
    const draft = requestDraft('request_made_for_you', request, forCustomer);
    await writeNotices(stores, { event, draft, to: await stores.users.idsOfCompany(request.customerCompanyId) });
    await stores.customers.settle(request.requestId, request.customerCompanyId);
  },
};
