import * as wire from '@setu/proto/fx/events';
import type { Rate } from './rates/domain/rate.js';

/** setu.fx.rate.published: the rate of a day became known or was corrected. */
export const ratePublished = ({ currency, date, valueE4, nominal, source }: Rate) => ({
  subject: 'setu.fx.rate.published',
  aggregateId: `${currency} ${date}`,
  payload: wire.RatePublished.encode({ currency, date, valueE4, nominal, source }).finish(),
});
