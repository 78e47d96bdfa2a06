import type * as wire from '@setu/proto/request/invitations';
import { IncoTerm } from '@setu/proto/request/words';
import { wireIncoTerm } from '@setu/proto/wire-words';
import { amount, moment } from '../../wire/refs.js';
import { isExpired, type SupplierOffer } from '../domain/supplier-offer.js';

/** An offer's terms for the wire, whole. */
export const offerTerms = (offer: SupplierOffer, now: Date): wire.OfferTerms => ({
  price: amount(offer.price.money, offer.price.rate),
  minimumQuantum: offer.minimumQuantum ?? 0,
  leadDays: offer.leadDays,
  incoTerm: offer.incoTerm === undefined ? IncoTerm.UNSPECIFIED : wireIncoTerm(offer.incoTerm),
  incoPlace: offer.incoPlace,
  validUntil: offer.validUntil,
  comment: offer.comment,
  files: offer.files,
  version: offer.version,
  givenAt: moment(offer.givenAt),
  changedAt: moment(offer.changedAt),
  expired: isExpired(offer, now),
});

/** The same for the customer: what the supplier wrote in its own words may name it. */
export const sharedTerms = (offer: SupplierOffer, now: Date): wire.OfferTerms => ({
  ...offerTerms(offer, now),
  incoPlace: '',
  comment: '',
  files: [],
});
