import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { writeNotices } from '../notices/changes/write-notices.js';
import type { Stores } from '../store/index.js';
import { requestDraft } from './request-draft.js';

/** Notifies the customer's users and the manager that changed tables moved the landed price of a request. */
export const onEstimateMoved: Consumer<Stores> = {
  name: 'identity.notices-of-estimates',
  subject: 'setu.request.estimate.moved',
  handle: async (event, stores) => {
    const { totalBefore, totalNow, ...estimate } = wire.EstimateMoved.decode(event.payload);
    const draft = requestDraft('estimate_moved', estimate, { before: totalBefore, now: totalNow });
    const customers = await stores.users.idsOfCompany(estimate.customerCompanyId);
    await writeNotices(stores, { event, draft, to: [...customers, estimate.brokerManagerId] });
  },
};
