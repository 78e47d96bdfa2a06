import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wirePrices from '@setu/proto/catalogue/landed_prices';
import * as wire from '@setu/proto/request/events';
import type { Stores } from '../store/index.js';

/**
 * Watches the newest landed price of a request. An incomplete one is not watched, because a total without all of its
 * parts cannot be compared.
 */
export const onEstimateMade: Consumer<Stores> = {
  name: 'catalogue.watched-prices',
  subject: 'setu.request.estimate.made',
  handle: async ({ payload }, { watchedPrices }) => {
    const { requestId, version, total, isComplete, input } = wire.EstimateMade.decode(payload);
    if (!isUuid(requestId)) return;
    if (!isComplete || input === undefined) await watchedPrices.forget(requestId);
    else
      await watchedPrices.watch({
        requestId,
        version,
        total,
        input: wirePrices.EstimateGoodsRequest.encode(input).finish(),
      });
  },
};
