import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { priceInput } from './moves.js';
import { requestPageView, requestPrice } from './requests.js';
import { invitationRoutes } from './routes/invitations.js';
import { fileView, textUpTo, uuid } from './values.js';
import { declineReasons, incoTerms, invitationStates, offerMerits } from './words.js';

const supplierCopy = z.strictObject({ id: uuid, short_name: z.string() });

/** A supplier asked for an offer, as the broker sees it. */
export const invitationView = z.strictObject({
  id: uuid,
  supplier: supplierCopy,
  state: z.enum(invitationStates),
  invited_at: z.string(),
  state_at: z.string(),
  decline_reason: z.enum(declineReasons).nullable(),
  decline_comment: z.string(),
});
export type InvitationView = z.infer<typeof invitationView>;

/** GET /request/{request}/invitations, the first one asked first. */
export const invitationListView = z.strictObject({ list: z.array(invitationView), may_invite: z.boolean() });
export type InvitationListView = z.infer<typeof invitationListView>;

/** POST of the same: with those who were not asked, and why. */
const invitedView = invitationListView.extend({
  refused: z.array(z.strictObject({ supplier: uuid, message: z.string() })),
});
export type InvitedView = z.infer<typeof invitedView>;

/** What a supplier offers: `price` for the whole of what is asked for, in rupees with the rate of its day. */
export const offerTermsView = z.strictObject({
  price: requestPrice,
  minimum_quantum: z.number().nullable(),
  lead_days: z.number().int(),
  inco_terms: z.enum(incoTerms).nullable(),
  inco_place: z.string(),
  /** The last day it stands. */
  valid_until: z.string(),
  comment: z.string(),
  files: z.array(fileView),
  version: z.number().int(),
  given_at: z.string(),
  changed_at: z.string(),
  expired: z.boolean(),
});
export type OfferTermsView = z.infer<typeof offerTermsView>;

/** GET /request/{request}/offer: the caller's own; `terms` null until it is given. */
export const ownOfferView = z.strictObject({
  id: uuid,
  state: z.enum(invitationStates),
  terms: offerTermsView.nullable(),
  may_answer: z.boolean(),
  decline_reason: z.enum(declineReasons).nullable(),
  decline_comment: z.string(),
});
export type OwnOfferView = z.infer<typeof ownOfferView>;

/**
 * An offer in a comparison. `supplier` is the brokers' alone; for the customer an offer is a number, without comment,
 * place and files, which are the supplier's own words. `best`: in what it is the best of those that stand.
 */
export const comparedOfferView = z.strictObject({
  id: uuid,
  number: z.number().int().nullable(),
  supplier: supplierCopy.nullable(),
  state: z.enum(invitationStates),
  terms: offerTermsView,
  best: z.array(z.enum(offerMerits)),
  shared: z.boolean(),
  preferred: z.boolean(),
  /** It came with files, shown to the reader or not. */
  has_files: z.boolean(),
});
export type ComparedOfferView = z.infer<typeof comparedOfferView>;

/** GET /request/{request}/offers: those that stand first, the cheapest first. */
export const offerListView = z.strictObject({
  list: z.array(comparedOfferView),
  may_prefer: z.boolean(),
  may_pick: z.boolean(),
});
export type OfferListView = z.infer<typeof offerListView>;

/** POST /request/{request}/invitations: companies, ten at most. */
export const inviteSuppliersInput = z.object({ suppliers: z.array(uuid).max(100) });
export type InviteSuppliersInput = z.input<typeof inviteSuppliersInput>;

/** POST /request/{request}/offer. `version`: the offer's as the form was filled from; what is not said may be left out. */
export const giveOfferInput = z.object({
  version: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
  price: priceInput.optional(),
  minimum_quantum: z.coerce.number('invalid_number').optional(),
  lead_days: z.coerce.number('invalid_number').int('invalid_number').min(0, 'not_positive').max(1_000_000).optional(),
  inco_terms: z.literal('').or(z.enum(incoTerms, 'invalid_option')).optional(),
  inco_place: textUpTo(1000).optional(),
  valid_until: textUpTo(20).optional(),
  comment: textUpTo(10_000).optional(),
  files: z.array(uuid).max(100).optional(),
});
export type GiveOfferInput = z.input<typeof giveOfferInput>;

/** POST /request/{request}/offer/decline; the reason other needs a comment. */
export const declineInput = z.object({
  reason: z.enum(declineReasons, 'invalid_option').optional(),
  comment: textUpTo(10_000).optional(),
});
export type DeclineInput = z.input<typeof declineInput>;

const shareInput = z.object({ shared: z.boolean() });

/** POST …/pick. `version`: the request's, `offer_version`: the offer's as the page showed them. */
const pickInput = z.object({
  version: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
  offer_version: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
});

export const invitationEndpoints = /* @__PURE__ */ endpointsOf(invitationRoutes, {
  listInvitations: { summary: 'Suppliers asked for an offer', answer: invitationListView },
  inviteSuppliers: { summary: 'Asks suppliers for offers', input: inviteSuppliersInput, answer: invitedView },
  withdrawInvitation: { summary: 'Takes an invitation back', answer: invitationListView },
  getOffer: { summary: 'The supplier’s own offer', answer: ownOfferView },
  giveOffer: { summary: 'Gives an offer or changes it', input: giveOfferInput, answer: ownOfferView },
  declineInvitation: { summary: 'Says that there will be no offer', input: declineInput, answer: ownOfferView },
  listOffers: { summary: 'Offers side by side; for the customer those shown to it', answer: offerListView },
  shareOffer: { summary: 'Shows an offer to the customer, or hides it', input: shareInput, answer: offerListView },
  preferOffer: { summary: 'Marks the offer the customer prefers', answer: offerListView },
  pickOffer: { summary: 'Makes the offer’s supplier the request’s', input: pickInput, answer: requestPageView },
});
