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
    const whose = { customerId: request.customerCompanyId, supplierId: request.supplierCompanyId || undefined };
    await companyRequests.keep({ requestId, version, ...whose, isOpen: true });
  },
};

/** Records that a request ended or has another supplier. */
export const onOpenRequestMoved: Consumer<Stores> = {
  name: 'identity.open-requests-of-statuses',
  subject: 'setu.request.request.status_changed',
  from: 'start',
  handle: async (event, { companyRequests }) => {
    const { requestId, version, to, ...moved } = wire.RequestStatusChanged.decode(event.payload);
    const status = requestStatusWord(to);
    if (status === undefined) throw new Error(`request ${requestId} has a status that this build does not know`);
    const whose = { customerId: moved.customerCompanyId, supplierId: moved.supplierCompanyId || undefined };
    await companyRequests.keep({ requestId, version, ...whose, isOpen: !isEnded(status) });
  },
};
