import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/catalogue/events';
import { moveEstimate } from '../estimates/changes/move-estimate.js';
import type { Stores } from '../store/index.js';

/** Notes that changed tables moved the landed price of an open request. */
export const onLandedPriceMoved: Consumer<Stores> = {
  name: 'request.moved-landed-prices',
  subject: 'setu.catalogue.landed_price.moved',
  handle: async ({ payload, occurredAt }, stores) => {
    const { requestId, ...moved } = wire.LandedPriceMoved.decode(payload);
    if (isUuid(requestId)) await moveEstimate(stores, { ...moved, requestId, at: new Date(occurredAt) });
  },
};
