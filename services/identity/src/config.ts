import { z } from 'zod';

/** What identity reads from the environment beside the kit's own variables. */
export const config = {
  /** Failed sign-ins a minute from one network address; raise it where large offices share one. */
  SIGN_IN_PER_MINUTE: z.coerce.number().int().min(1).max(10_000).default(10),
};
