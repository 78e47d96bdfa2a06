import type { LoadsService } from '@setu/proto/request/loads';
import type { Rpcs } from '../../served.js';
import { listLoads } from './list-loads.js';
import { shareRequests } from './share-requests.js';

/** What managers carry, and sharing out by it. */
export const loadRpcs = { listLoads, shareRequests } satisfies Rpcs<typeof LoadsService>;
