import { type DemoDeal, demoId } from '@setu/demo-world';
import { inr } from '@setu/kit/core';
import { declined } from '../invitations/domain/declining.js';
import { afterSteps, type Invitation, inviteesOf, type Stepped } from '../invitations/domain/invitation.js';
import { invite } from '../invitations/domain/inviting.js';
import { preferred, shown } from '../invitations/domain/marking.js';
import { readOfferTerms } from '../invitations/domain/read-offer.js';
import { offered, type SupplierOffer } from '../invitations/domain/supplier-offer.js';
import type { RateCopy } from '../requests/domain/amount.js';
import type { Request } from '../requests/domain/request.js';

/** A request with its invitations and offers. */
export interface Offered {
  request: Request;
  invitations: Invitation[];
  offers: SupplierOffer[];
}

type Rates = ReadonlyMap<string, RateCopy>;

/**
 * Returns a demo request with all its invitations and offers, built by the product's rules. `invitations` are those
 * that its transitions created.
 */
export function offeredIn(
  { request, invitations }: Pick<Offered, 'request' | 'invitations'>,
  deal: DemoDeal,
  rates: Rates,
): Offered {
  const requestId = request.id;
  let all = invitations;
  for (const { supplierCompanyId, at, declined: refusal } of deal.invited) {
    const id = () => demoId('invitation', `${requestId}:${supplierCompanyId}`);
    const [asked] = invite(all, [supplierCompanyId], { requestId, at: new Date(at), id });
    if (asked === undefined) continue;
    const answer = refusal && declined(asked.invitation, refusal, { request, at: new Date(refusal.at) });
    all = afterSteps(all, answer ? [answer] : [asked]);
  }
  let offers: SupplierOffer[] = [];
  for (const demo of deal.offers) {
    const invitation = all.find(({ supplierCompanyId }) => supplierCompanyId === demo.supplierCompanyId);
    if (invitation === undefined)
      throw new Error(`supplier ${demo.supplierCompanyId} is not invited to request ${requestId}`);
    const given = new Date(demo.at);
    const price = { price: inr(demo.priceMinor), rate: rates.get(demo.at.slice(0, 10)) };
    const sent = { ...demo, ...price, minimumQuantum: demo.minimumQuantum ?? 0, files: [] };
    const { offer } = offered(undefined, readOfferTerms(sent, given), {
      invitationId: invitation.id,
      requestId,
      at: given,
    });
    offers = marked([...offers, offer], offer, demo);
    all = afterSteps(all, [stepOf(invitation, demo)]);
  }
  return { request: { ...request, invitees: inviteesOf(all) }, invitations: all, offers };
}

type Demo = DemoDeal['offers'][number];

/** The version grows by one when the offer is submitted, when it is shared, and when it is preferred. */
const stepOf = (invitation: Invitation, { sharedAt, preferredAt }: Demo): Stepped => {
  const version = invitation.version + 1 + Number(sharedAt !== null) + Number(preferredAt !== null);
  return { step: 'offer_given', invitation: { ...invitation, version } };
};

function marked(offers: SupplierOffer[], offer: SupplierOffer, { sharedAt, preferredAt }: Demo): SupplierOffer[] {
  const put = (all: SupplierOffer[], changed: SupplierOffer[]): SupplierOffer[] =>
    all.map((each) => changed.find(({ invitationId }) => invitationId === each.invitationId) ?? each);
  const open = sharedAt ? put(offers, shown(offer, offers, true)) : offers;
  const seen = open.find(({ invitationId }) => invitationId === offer.invitationId);
  return preferredAt && seen ? put(open, preferred(seen, open, new Date(preferredAt))) : open;
}
