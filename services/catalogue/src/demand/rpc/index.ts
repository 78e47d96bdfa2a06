import type { DemandService } from '@setu/proto/catalogue/demand';
import type { Rpcs } from '../../served.js';
import { listUnmetDemand } from './list-unmet-demand.js';

/** The rpc that reports unmet demand. */
export const demandRpcs = { listUnmetDemand } satisfies Rpcs<typeof DemandService>;
