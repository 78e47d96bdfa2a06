import { isDay } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/fx/events';
import type { Stores } from '../store/index.js';

/** Stores a published rate, which the landed prices of lists are computed with. */
export const onRatePublished: Consumer<Stores> = {
  name: 'catalogue.landed-rates',
  subject: 'setu.fx.rate.published',
  from: 'start',
  handle: async ({ payload }, { landedRates }) => {
    const { currency, date, valueE4, nominal } = wire.RatePublished.decode(payload);
    if (currency === '' || !isDay(date) || valueE4 <= 0n || nominal === 0) return;
    await landedRates.save({ currency, date, valueE4, nominal });
  },
};
