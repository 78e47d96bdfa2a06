import type { SecondFactorsService } from '@setu/proto/identity/second_factors';
import type { Rpcs } from '../../served.js';
import { beginSecondFactor } from './begin-second-factor.js';
import { completeSecondFactor } from './complete-second-factor.js';
import { finishSignIn } from './finish-sign-in.js';
import { listSecondFactors } from './list-second-factors.js';
import { removeSecondFactor } from './remove-second-factor.js';
import { renewRecoveryCodes } from './renew-recovery-codes.js';

/** The rpcs of second factors. */
export const secondFactorRpcs = {
  listSecondFactors,
  beginSecondFactor,
  completeSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
  finishSignIn,
} satisfies Rpcs<typeof SecondFactorsService>;
