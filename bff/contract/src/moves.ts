import { z } from 'zod';
import { constants } from './constants.js';
import { money, textUpTo, uuid, writtenText } from './values.js';
import { rejectReasons, requestStatuses } from './words.js';

/** POST /request/update-status/{id}. `version`: the one the page showed. */
export const updateStatusInput = z.object({
  status: z.enum(requestStatuses, 'invalid_option'),
  version: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
  reject_reason: textUpTo(100).optional(),
  reject_comment: textUpTo(constants.rejectCommentMax).optional(),
  contract_price: money.optional(),
  offer_price: money.optional(),
  supplier_id: uuid.optional(),
});
export type UpdateStatusInput = z.input<typeof updateStatusInput>;

/** The reject and cancel dialogs' own form. */
export const rejectInput = z.object({
  reject_reason: z.enum(rejectReasons, 'required'),
  reject_comment: writtenText(constants.rejectCommentMax),
});
export type RejectInput = z.input<typeof rejectInput>;
