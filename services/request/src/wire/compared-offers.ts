import { lotInRoubles } from '@setu/kit/core';
import { localeOf } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/invitations';
import { wireInvitationState, wireOfferMerit } from '@setu/proto/wire-words';
import type { Invitation } from '../invitations/domain/invitation.js';
import { mayInvite } from '../invitations/domain/inviting.js';
import { atRecordedRate, isExpired, merits, type SupplierOffer } from '../invitations/domain/supplier-offer.js';
import { offerTerms, sharedTerms } from '../invitations/rpc/offer-terms.js';
import type { Request } from '../requests/domain/request.js';
import { permissionsOf } from '../requests/domain/rights.js';
import type { Stores } from '../store/index.js';
import { type Figure, publicFigures, rounded } from '../trust/domain/figures.js';
import { periodAt } from '../trust/domain/period.js';
import { companyRef } from './refs.js';
import { trustFigures } from './trust-view.js';

interface Compared {
  offer: SupplierOffer;
  invitation: Invitation;
  /** Whether the offer can still be chosen or was chosen. */
  isValid: boolean;
  price: bigint;
}

/** Returns a request's offers for comparison: all offers for brokers, the shared ones for the customer's users. */
export async function comparedOffers(
  read: Stores,
  actor: Actor,
  { request, now }: { request: Request; now: Date },
): Promise<wire.ListOffersResponse> {
  const isBroker = actor.companyType === 'broker';
  const invitations = new Map((await read.invitations.of(request.id)).map((each) => [each.id, each]));
  const recorded = (await read.offers.of([request.id])).get(request.id);
  const offers = (await read.supplierOffers.of(request.id))
    .filter(({ shared }) => isBroker || shared)
    .map((offer) => atRecordedRate(offer, recorded));
  const priceOf = priceFor(actor, offers, await read.conditions.countOf(request.id));
  const compared = offers.flatMap((offer): Compared[] => {
    const invitation = invitations.get(offer.invitationId);
    if (invitation === undefined) return [];
    const isOpen = invitation.state === 'open' || invitation.state === 'chosen';
    return [{ offer, invitation, isValid: isOpen && !isExpired(offer, now), price: priceOf(offer) }];
  });
  const best = merits(compared.filter(({ isValid }) => isValid).map(comparable));
  const companies = await read.companies.byIds(isBroker ? compared.map((one) => one.invitation.supplierCompanyId) : []);
  const suppliers = [...new Set(compared.map((one) => one.invitation.supplierCompanyId))];
  const sums = await read.trust.sums(suppliers, periodAt(now));
  const figuresOf = (id: string): Figure[] => {
    const figures = publicFigures(sums.get(id) ?? []);
    return isBroker ? figures : figures.map(rounded);
  };
  const permissions = permissionsOf(actor, request);
  return {
    offers: compared.sort(inOrder).map(({ offer, invitation }) => {
      const supplier = isBroker ? companyRef(invitation.supplierCompanyId, companies) : undefined;
      return {
        id: offer.invitationId,
        number: offer.number ?? 0,
        supplier: supplier && { ...supplier, inn: '' },
        state: wireInvitationState(invitation.state),
        terms: isBroker ? offerTerms(offer, now) : sharedTerms(offer, now),
        best: (best.get(offer.invitationId) ?? []).map(wireOfferMerit),
        shared: offer.shared,
        preferred: offer.preferredAt !== undefined,
        hasFiles: offer.files.length > 0,
        figures: trustFigures(figuresOf(invitation.supplierCompanyId)),
      };
    }),
    mayPrefer: !isBroker && permissions.includes('cancel') && mayInvite(request.status),
    mayPick: permissions.includes('manage') && mayInvite(request.status),
  };
}

/**
 * Returns the function that prices an offer in the reader's currency. Russian-speaking readers get roubles at each
 * offer's own rate, if all offers have one. Otherwise the price is in rupees.
 */
function priceFor(
  actor: Actor,
  offers: readonly SupplierOffer[],
  count: bigint | undefined,
): (offer: SupplierOffer) => bigint {
  const isInRoubles = localeOf(actor) === 'ru' && offers.every(({ price }) => price.rate !== undefined);
  return ({ price: { money, rate } }) => (isInRoubles && rate ? lotInRoubles(money, rate, count).minor : money.minor);
}

const comparable = ({ offer, price }: Compared) => ({
  id: offer.invitationId,
  price,
  leadDays: offer.leadDays,
  minimumQuantum: offer.minimumQuantum,
  validUntil: offer.validUntil,
});

const inOrder = (a: Compared, b: Compared): number =>
  Number(b.isValid) - Number(a.isValid) ||
  Number(a.price - b.price) ||
  a.offer.invitationId.localeCompare(b.offer.invitationId);
