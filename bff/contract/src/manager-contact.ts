import { z } from 'zod';
import { personView, pictureView } from './values.js';

/** The contact data of a manager. `extension` belongs to the phone. Each may be empty. */
export const managerContact = z.strictObject({
  phone: z.string(),
  extension: z.string(),
  email: z.string(),
  avatar: pictureView.nullable(),
  /** Who acts for the manager today, with the last day (YYYY-MM-DD). Null if nobody does. */
  substitute: personView.extend({ until: z.string() }).nullable(),
});
export type ManagerContact = z.infer<typeof managerContact>;
