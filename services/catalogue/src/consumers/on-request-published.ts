import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import type { Stores } from '../store/index.js';

/** Counts a published request towards the popularity of its card. */
export const onRequestPublished: Consumer<Stores> = {
  name: 'catalogue.demand-of-requests',
  subject: 'setu.request.request.published',
  from: 'start',
  handle: async ({ payload, occurredAt }, { demand }) => {
    const { skuId, customerCompanyId: companyId } = wire.RequestPublished.decode(payload);
    if (!isUuid(skuId) || !isUuid(companyId)) return;
    await demand.record({ skuId, companyId, day: occurredAt.slice(0, 10), kind: 'request' });
  },
};
