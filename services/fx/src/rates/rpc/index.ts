import type { RatesService } from '@setu/proto/fx/rates';
import type { Rpcs } from '../../served.js';
import { getRate } from './get-rate.js';
import { listDayRates } from './list-day-rates.js';
import { listRates } from './list-rates.js';

export const rateRpcs = { getRate, listDayRates, listRates } satisfies Rpcs<typeof RatesService>;
