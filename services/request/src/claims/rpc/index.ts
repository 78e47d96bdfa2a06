import type { ClaimsService } from '@setu/proto/request/claims';
import type { Rpcs } from '../../served.js';
import { closeClaim } from './close-claim.js';
import { openClaim } from './open-claim.js';

/** What the customer finds wrong with a deal, and how it is settled. */
export const claimRpcs = { openClaim, closeClaim } satisfies Rpcs<typeof ClaimsService>;
