import { RatePublished } from '@setu/proto/fx/events';
import type { Rate } from './domain/rate.js';

/** setu.fx.rate.published: a day's rate became known, or was corrected. */
export const ratePublished = ({ currency, date, valueE4, nominal, source }: Rate) => ({
  subject: 'setu.fx.rate.published',
  aggregateId: `${currency} ${date}`,
  payload: RatePublished.encode({ currency, date, valueE4, nominal, source }).finish(),
});
