import { z } from 'zod';
import { fileView, moneyView, personView, uuid } from './values.js';
import { declineReasons, rejectReasons, requestStatuses, stagePhases } from './words.js';

/** A stage of the progress. The date is null until it is reached. */
export const stageView = z.strictObject({
  status: z.enum(requestStatuses),
  date: z.string().nullable(),
  phase: z.enum(stagePhases),
  next: z.enum(requestStatuses).nullable(),
});
export type StageView = z.infer<typeof stageView>;

/** A transition of a request in a list. */
export const statusEvent = z.strictObject({ status: z.enum(requestStatuses), date: z.string() });

/** A transition of a request, with the user who made it and the reason. */
export const statusEventView = statusEvent.extend({
  by: personView.nullable(),
  acting: personView.nullable(),
  reason: z.enum(rejectReasons).nullable(),
  comment: z.string(),
  /** The payment reported with it. Null if there is none, and for suppliers before the contract. */
  payment: z
    .strictObject({ amount: z.number(), currency: moneyView.shape.currency, due: z.string().nullable() })
    .nullable(),
  /** The documents attached to it that the caller may read. */
  files: z.array(fileView),
});
export type StatusEventView = z.infer<typeof statusEventView>;

/** A company as a request names it. `inn` is null if the caller may not see it. */
export const companyName = z.strictObject({ id: uuid, short_name: z.string(), inn: z.string().nullable() });

/** An offer that a supplier has sent, with the user who sent it. */
export const sentOfferView = z.strictObject({
  date: z.string(),
  supplier: companyName.nullable(),
  by: personView.nullable(),
  acting: personView.nullable(),
});
export type SentOfferView = z.infer<typeof sentOfferView>;

/**
 * An invitation or a refusal of a supplier, or an offer that the customer was shown or marked. `supplier` is null for
 * customers, who know the offer by its number.
 */
export const invitationNoteView = z.strictObject({
  step: z.enum(['invited', 'declined', 'shared', 'preferred']),
  date: z.string(),
  supplier: companyName.nullable(),
  offer: z.number().nullable(),
  reason: z.enum(declineReasons).nullable(),
  comment: z.string(),
});
export type InvitationNoteView = z.infer<typeof invitationNoteView>;
