import type { ClaimsService } from '@setu/proto/request/claims';
import type { Rpcs } from '../../served.js';
import { closeClaim } from './close-claim.js';
import { openClaim } from './open-claim.js';

/** The rpcs for claims and their settlement. */
export const claimRpcs = { openClaim, closeClaim } satisfies Rpcs<typeof ClaimsService>;
