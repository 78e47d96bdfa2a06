import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { requestStatusWord } from '@setu/proto/wire-words';
import { isEnded } from '../company-admin/domain/ended-request.js';
import type { Stores } from '../store/index.js';

/** Records that a request is open, so that its companies cannot be deleted. */
export const onRequestOpened: Consumer<Stores> = {
  name: 'identity.open-requests-of-published',
  subject: 'setu.request.request.published',
  from: 'start',
  handle: async (event, { companyRequests }) => {
    const { requestId, version, ...request } = wire.RequestPublished.decode(event.payload);
    const parties = { customerId: request.customerCompanyId, supplierId: request.supplierCompanyId || undefined };
    await companyRequests.save({ requestId, version, ...parties, isOpen: true });
  },
};

/** Records that a request ended or has another supplier. */
export const onOpenRequestStatusChanged: Consumer<Stores> = {
  name: 'identity.open-requests-of-statuses',
  subject: 'setu.request.request.status_changed',
  from: 'start',
  handle: async (event, { companyRequests }) => {
    const { requestId, version, to, ...transition } = wire.RequestStatusChanged.decode(event.payload);
    const status = requestStatusWord(to);
    if (status === undefined) throw new Error(`request ${requestId} has a status that this build does not know`);
    const parties = { customerId: transition.customerCompanyId, supplierId: transition.supplierCompanyId || undefined };
    await companyRequests.save({ requestId, version, ...parties, isOpen: !isEnded(status) });
  },
};
