import type { ComparedOfferView, InvitationView, OfferTermsView, OwnOfferView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type * as wire from '@setu/proto/request/invitations';
import type { CompanyCopy } from '@setu/proto/request/view';
import type { InvitationState as WireState } from '@setu/proto/request/words';
import { declineReasonWord, incoTermWord, invitationStateWord, offerMeritWord } from '@setu/proto/wire-words';
import type { InvitationState } from '@setu/proto/words';
import { fileView } from './file.js';
import { priceView } from './request.js';
import { figureViews } from './trust.js';

const stateOf = (state: WireState): InvitationState => {
  const name = invitationStateWord(state);
  if (!name) throw internal(`unknown state of an invitation ${state}`);
  return name;
};

const supplierView = ({ id, shortName }: CompanyCopy) => ({ id, short_name: shortName });

/** Presents an invited supplier for the broker. */
export const invitationView = (invitation: wire.Invitation): InvitationView => {
  const { id, supplier, state, invitedAt, stateAt, declineReason, declineComment } = invitation;
  if (!supplier) throw internal('an invitation without its supplier');
  return {
    ...{ id, supplier: supplierView(supplier), state: stateOf(state), invited_at: invitedAt, state_at: stateAt },
    decline_reason: declineReasonWord(declineReason) ?? null,
    decline_comment: declineComment,
  };
};

const termsView = (terms: wire.OfferTerms): OfferTermsView => {
  const price = priceView(terms.price);
  if (!price) throw internal('an offer without its price');
  return {
    price,
    minimum_quantum: terms.minimumQuantum > 0 ? terms.minimumQuantum : null,
    lead_days: terms.leadDays,
    inco_terms: incoTermWord(terms.incoTerm) ?? null,
    inco_place: terms.incoPlace,
    valid_until: terms.validUntil,
    comment: terms.comment,
    files: terms.files.map(fileView),
    version: terms.version,
    given_at: terms.givenAt,
    changed_at: terms.changedAt,
    expired: terms.expired,
  };
};

/** Presents a supplier's own invitation with its offer. */
export const ownOfferView = (own: wire.GetOfferResponse | undefined): OwnOfferView => {
  if (!own) throw internal('an answer without its offer');
  return {
    id: own.invitationId,
    state: stateOf(own.state),
    terms: own.terms ? termsView(own.terms) : null,
    may_answer: own.mayAnswer,
    decline_reason: declineReasonWord(own.declineReason) ?? null,
    decline_comment: own.declineComment,
  };
};

/** Presents an offer for comparison with others. */
export const comparedOfferView = (offer: wire.ComparedOffer): ComparedOfferView => {
  const { id, number, supplier, state, terms, best, shared, preferred, hasFiles, figures } = offer;
  if (!terms) throw internal('an offer without its terms');
  return {
    id,
    number: number === 0 ? null : number,
    supplier: supplier ? supplierView(supplier) : null,
    state: stateOf(state),
    terms: termsView(terms),
    best: best.flatMap((merit) => offerMeritWord(merit) ?? []),
    ...{ shared, preferred, has_files: hasFiles, figures: figureViews(figures) },
  };
};
