import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { writeNotices } from '../notices/changes/write-notices.js';
import { doerParams } from '../notices/domain/doer.js';
import type { Stores } from '../store/index.js';
import { doerOf } from './doer-of.js';
import { requestDraft } from './request-draft.js';

/** A customer gave a request to the brokers: every manager of the queue is told. */
export const onRequestPublished: Consumer<Stores> = {
  name: 'identity.notices-of-published-requests',
  subject: 'setu.request.request.published',
  handle: async (event, stores) => {
    const request = wire.RequestPublished.decode(event.payload);
    const doer = doerParams(await doerOf(event, stores), 'broker');
    const told = { customer: request.customerName, status: 'new', ...doer };
    const draft = requestDraft('request_published', request, told);
    await writeNotices(stores, { event, draft, to: await stores.users.managerIds() });
  },
};
