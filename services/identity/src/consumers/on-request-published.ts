import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { writeNotices } from '../notices/changes/write-notices.js';
import type { Stores } from '../store/index.js';
import { requestDraft } from './request-draft.js';

/** A customer gave a request to the brokers: every manager of the queue is told. */
export const onRequestPublished: Consumer<Stores> = {
  name: 'identity.notices-of-published-requests',
  subject: 'setu.request.request.published',
  handle: async (event, stores) => {
    const request = wire.RequestPublished.decode(event.payload);
    const draft = requestDraft('request_published', request, { customer: request.customerName, status: 'new' });
    await writeNotices(stores, { event, draft, to: await stores.users.managerIds() });
  },
};
