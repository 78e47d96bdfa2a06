import type { RatesService } from '@setu/proto/fx/rates';
import type { Rpcs } from '../../served.js';
import { getRate } from './get-rate.js';

export const rateRpcs = { getRate } satisfies Rpcs<typeof RatesService>;
