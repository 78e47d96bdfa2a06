import { z } from 'zod';
import { fileView, personView, uuid } from './values.js';

/** A customer's claim about a deal. The resolution is empty while the claim is open. */
export const claimView = z.strictObject({
  id: uuid,
  date: z.string(),
  by: personView.nullable(),
  acting: personView.nullable(),
  text: z.string(),
  files: z.array(fileView),
  resolution: z.string(),
  closed_at: z.string().nullable(),
  closed_by: personView.nullable(),
  closed_acting: personView.nullable(),
});
export type ClaimView = z.infer<typeof claimView>;
