import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import type { Stores } from '../store/index.js';

/** A card in a cart is asked for: that counts for how popular it is. */
export const onCartAdded: Consumer<Stores> = {
  name: 'catalogue.demand-of-carts',
  subject: 'setu.request.cart.added',
  from: 'start',
  handle: async ({ payload, occurredAt }, { demand }) => {
    const { skuId, companyId } = wire.CartAdded.decode(payload);
    if (!isUuid(skuId) || !isUuid(companyId)) return;
    await demand.note({ skuId, companyId, day: occurredAt.slice(0, 10), kind: 'cart' });
  },
};
