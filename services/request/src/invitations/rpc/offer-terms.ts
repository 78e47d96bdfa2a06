import type * as wire from '@setu/proto/request/invitations';
import { destinationOf } from '../../offers/domain/offer.js';
import { amount, isoTimestamp } from '../../wire/refs.js';
import { incoTermOrNone } from '../../wire/wire-values.js';
import { isExpired, type SupplierOffer } from '../domain/supplier-offer.js';

/** Returns the full terms of an offer in their wire form. */
export const offerTerms = (offer: SupplierOffer, now: Date): wire.OfferTerms => ({
  price: amount(offer.price.money, offer.price.rate),
  minimumQuantum: offer.minimumQuantum ?? 0,
  leadDays: offer.leadDays,
  incoTerm: incoTermOrNone(offer.incoTerm),
  incoPlace: offer.incoPlace,
  validUntil: offer.validUntil,
  comment: offer.comment,
  files: offer.files,
  version: offer.version,
  givenAt: isoTimestamp(offer.submittedAt),
  changedAt: isoTimestamp(offer.changedAt),
  expired: isExpired(offer, now),
});

/**
 * Returns the terms in the form for the customer. It leaves out the supplier's free text and files, because they may
 * reveal its name, and so may the place of loading. The place of destination stays.
 */
export const sharedTerms = (offer: SupplierOffer, now: Date): wire.OfferTerms => ({
  ...offerTerms(offer, now),
  incoPlace: destinationOf(offer),
  comment: '',
  files: [],
});
