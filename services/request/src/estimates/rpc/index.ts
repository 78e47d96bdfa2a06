import type { EstimatesService } from '@setu/proto/request/estimates';
import type { Rpcs } from '../../served.js';
import { describeGoods } from './describe-goods.js';
import { listEstimates } from './list-estimates.js';
import { recordEstimate } from './record-estimate.js';

/** The rpcs of landed prices. */
export const estimateRpcs = { describeGoods, listEstimates, recordEstimate } satisfies Rpcs<typeof EstimatesService>;
