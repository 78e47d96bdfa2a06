import type { TrustService } from '@setu/proto/request/trust';
import type { Rpcs } from '../../served.js';
import { getTrustFigures } from './get-trust-figures.js';
import { getTrustHistory } from './get-trust-history.js';
import { listTrustItems } from './list-trust-items.js';

/** The rpcs of the suppliers' figures. */
export const trustRpcs = { getTrustFigures, getTrustHistory, listTrustItems } satisfies Rpcs<typeof TrustService>;
