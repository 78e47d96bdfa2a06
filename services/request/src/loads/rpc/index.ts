import type { LoadsService } from '@setu/proto/request/loads';
import type { Rpcs } from '../../served.js';
import { listLoads } from './list-loads.js';
import { shareRequests } from './share-requests.js';

/** The rpcs for workloads and for distributing requests by them. */
export const loadRpcs = { listLoads, shareRequests } satisfies Rpcs<typeof LoadsService>;
