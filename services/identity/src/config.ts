import { signingKeys } from '@setu/kit/process';
import { z } from 'zod';

/** What identity reads from the environment beside the kit's own variables. */
export const config = {
  /** off: nobody is asked for one, and who fails too often waits instead. */
  CAPTCHA: z.enum(['altcha', 'off']).default('altcha'),
  /** Sign challenges; absent: keys made from ACTOR_KEYS. */
  CAPTCHA_KEYS: signingKeys.optional(),
  /** The default of the setting `sign_in.network_failures_per_minute`; raise it where large offices share an address. */
  SIGN_IN_PER_MINUTE: z.coerce.number().int().min(1).max(10_000).optional(),
};
