import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { RequestStatus } from '@setu/proto/request/words';
import type { Stores } from '../store/index.js';

const ended: readonly RequestStatus[] = [
  RequestStatus.COMPLETED,
  RequestStatus.REJECTED_BY_BROKER,
  RequestStatus.REJECTED_BY_CUSTOMER,
  RequestStatus.REJECTED_BY_SUPPLIER,
];

/** Ends the watching of a request's landed price when the request ends. */
export const onRequestEnded: Consumer<Stores> = {
  name: 'catalogue.watched-prices-of-ended-requests',
  subject: 'setu.request.request.status_changed',
  handle: async ({ payload }, { watchedPrices }) => {
    const { requestId, to } = wire.RequestStatusChanged.decode(payload);
    if (isUuid(requestId) && ended.includes(to)) await watchedPrices.forget(requestId);
  },
};
