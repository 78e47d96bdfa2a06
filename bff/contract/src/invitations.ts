import { z } from 'zod';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { priceInput } from './moves.js';
import { decimalNumber, versionNumber } from './number-inputs.js';
import { requestPageView, requestPrice } from './requests.js';
import { invitationRoutes } from './routes/invitations.js';
import { trustFigureView } from './trust-view.js';
import { fileView, textUpTo, uuid } from './values.js';
import { declineReasons, incoTerms, invitationStates, offerMerits } from './words.js';

const supplierName = z.strictObject({ id: uuid, short_name: z.string() });

/** A supplier that was invited to make an offer, as the broker sees it. */
export const invitationView = z.strictObject({
  id: uuid,
  supplier: supplierName,
  state: z.enum(invitationStates),
  invited_at: z.string(),
  state_at: z.string(),
  decline_reason: z.enum(declineReasons).nullable(),
  decline_comment: z.string(),
});
export type InvitationView = z.infer<typeof invitationView>;

/** GET /request/{request}/invitations, oldest invitation first. */
export const invitationListView = z.strictObject({ list: z.array(invitationView), may_invite: z.boolean() });
export type InvitationListView = z.infer<typeof invitationListView>;

/** POST /request/{request}/invitations: the list, and each supplier that could not be invited, with the reason. */
const invitedView = invitationListView.extend({
  refused: z.array(z.strictObject({ supplier: uuid, message: z.string() })),
});
export type InvitedView = z.infer<typeof invitedView>;

/** The terms of a supplier's offer. `price` is the total in rupees, with the exchange rate of the day of the offer. */
export const offerTermsView = z.strictObject({
  price: requestPrice,
  minimum_quantum: z.number().nullable(),
  lead_days: z.number().int(),
  inco_terms: z.enum(incoTerms).nullable(),
  inco_place: z.string(),
  /** The last day of validity. */
  valid_until: z.string(),
  comment: z.string(),
  files: z.array(fileView),
  version: z.number().int(),
  given_at: z.string(),
  changed_at: z.string(),
  expired: z.boolean(),
});
export type OfferTermsView = z.infer<typeof offerTermsView>;

/** GET /request/{request}/offer: the caller's own offer. `terms` is null until the offer is made. */
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
 * An offer in a comparison. Only brokers see `supplier`. The customer sees a number instead.
 * Comment, files and the place of loading are hidden from the customer too, because they may reveal it. `best` lists the aspects
 * in which the offer is the best of the valid offers.
 */
export const comparedOfferView = z.strictObject({
  id: uuid,
  number: z.number().int().nullable(),
  supplier: supplierName.nullable(),
  state: z.enum(invitationStates),
  terms: offerTermsView,
  best: z.array(z.enum(offerMerits)),
  shared: z.boolean(),
  preferred: z.boolean(),
  /** True if the offer has files, even if the caller may not see them. */
  has_files: z.boolean(),
  /**
   * The figures of its supplier, only those of at least five items. For the customer they are rounded, because exact
   * numbers would reveal the supplier.
   */
  figures: z.array(trustFigureView),
});
export type ComparedOfferView = z.infer<typeof comparedOfferView>;

/** GET /request/{request}/offers: valid offers first, cheapest first. */
export const offerListView = z.strictObject({
  list: z.array(comparedOfferView),
  may_prefer: z.boolean(),
  may_pick: z.boolean(),
});
export type OfferListView = z.infer<typeof offerListView>;

/** POST /request/{request}/invitations: company ids. The service invites at most ten. */
export const inviteSuppliersInput = z.object({ suppliers: z.array(uuid).max(100) });
export type InviteSuppliersInput = z.input<typeof inviteSuppliersInput>;

/**
 * POST /request/{request}/offer. `version` is the version of the offer that the form was filled from. Fields that are
 * not offered may be left out.
 */
export const giveOfferInput = z.object({
  version: versionNumber.optional(),
  price: priceInput.optional(),
  minimum_quantum: decimalNumber({ decimals: 3 }).optional(),
  lead_days: decimalNumber({ decimals: 0, min: 0, max: constants.leadDaysMax }).optional(),
  inco_terms: z.literal('').or(z.enum(incoTerms, 'invalid_option')).optional(),
  inco_place: textUpTo(1000).optional(),
  valid_until: textUpTo(20).optional(),
  comment: textUpTo(10_000).optional(),
  files: z.array(uuid).max(100).optional(),
});
export type GiveOfferInput = z.input<typeof giveOfferInput>;

/** POST /request/{request}/offer/decline. The reason "other" requires a comment. */
export const declineInput = z.object({
  reason: z.enum(declineReasons, 'invalid_option').optional(),
  comment: textUpTo(10_000).optional(),
});
export type DeclineInput = z.input<typeof declineInput>;

const shareInput = z.object({ shared: z.boolean() });

/** POST …/pick. `version` and `offer_version` are the versions of the request and of the offer that the page showed. */
const pickInput = z.object({
  version: versionNumber.optional(),
  offer_version: versionNumber.optional(),
});

export const invitationEndpoints = /* @__PURE__ */ endpointsOf(invitationRoutes, {
  listInvitations: { summary: 'Lists the suppliers invited to make an offer', answer: invitationListView },
  inviteSuppliers: { summary: 'Invites suppliers to make an offer', input: inviteSuppliersInput, answer: invitedView },
  withdrawInvitation: { summary: 'Withdraws an invitation', answer: invitationListView },
  getOffer: { summary: 'Returns the supplier’s own offer', answer: ownOfferView },
  giveOffer: { summary: 'Makes an offer, or changes it', input: giveOfferInput, answer: ownOfferView },
  declineInvitation: { summary: 'Declines an invitation to make an offer', input: declineInput, answer: ownOfferView },
  listOffers: {
    summary: 'Lists the offers for comparison. A customer gets the offers shared with it',
    answer: offerListView,
  },
  shareOffer: { summary: 'Shares an offer with the customer, or hides it', input: shareInput, answer: offerListView },
  preferOffer: { summary: 'Marks the offer that the customer prefers', answer: offerListView },
  pickOffer: {
    summary: 'Selects an offer and makes its supplier the request’s supplier',
    input: pickInput,
    answer: requestPageView,
  },
});
