import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import type { Stores } from '../store/index.js';

/** Counts a card that was added to a cart towards its popularity. */
export const onCartAdded: Consumer<Stores> = {
  name: 'catalogue.demand-of-carts',
  subject: 'setu.request.cart.added',
  from: 'start',
  handle: async ({ payload, occurredAt }, { demand }) => {
    const { skuId, companyId } = wire.CartAdded.decode(payload);
    if (!isUuid(skuId) || !isUuid(companyId)) return;
    await demand.record({ skuId, companyId, day: occurredAt.slice(0, 10), kind: 'cart' });
  },
};
