import type { RatesService } from '@setu/proto/fx/rates';
import type { Rpcs } from '../../served.js';
import { getRate } from './get-rate.js';
import { listRates } from './list-rates.js';

export const rateRpcs = { getRate, listRates } satisfies Rpcs<typeof RatesService>;
