import { type DemoDeal, demoId } from '@setu/demo-world';
import { inr } from '@setu/kit/core';
import { declined } from '../invitations/domain/declining.js';
import {
  afterTransitions,
  answered,
  type Invitation,
  type InvitationTransition,
  inviteesOf,
} from '../invitations/domain/invitation.js';
import { invite } from '../invitations/domain/inviting.js';
import { preferred, shown } from '../invitations/domain/marking.js';
import { readOfferTerms } from '../invitations/domain/read-offer.js';
import { offered, type SupplierOffer } from '../invitations/domain/supplier-offer.js';
import type { ExchangeRate } from '../requests/domain/amount.js';
import type { Request } from '../requests/domain/request.js';
import { rateAt } from './demo-rates.js';

/** A request with its invitations and offers. */
export interface Offered {
  request: Request;
  invitations: Invitation[];
  offers: SupplierOffer[];
}

type Rates = ReadonlyMap<string, ExchangeRate>;

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
    const [invited] = invite(all, [supplierCompanyId], { requestId, at: new Date(at), id });
    if (invited === undefined) continue;
    const answer = refusal && declined(invited.invitation, refusal, { request, at: new Date(refusal.at) });
    all = afterTransitions(all, refusal && answer ? [answered(answer, new Date(refusal.at))] : [invited]);
  }
  let offers: SupplierOffer[] = [];
  for (const demo of deal.offers) {
    const invitation = all.find(({ supplierCompanyId }) => supplierCompanyId === demo.supplierCompanyId);
    if (invitation === undefined)
      throw new Error(`supplier ${demo.supplierCompanyId} is not invited to request ${requestId}`);
    const submittedAt = new Date(demo.at);
    const price = { price: inr(demo.priceMinor), rate: rateAt(rates, demo.at) };
    const sent = { ...demo, ...price, minimumQuantum: demo.minimumQuantum ?? 0, files: [] };
    const { offer } = offered(undefined, readOfferTerms(sent, submittedAt), {
      invitationId: invitation.id,
      requestId,
      at: submittedAt,
      by: { byUserId: undefined, actingUserId: undefined },
    });
    offers = marked([...offers, offer], offer, demo);
    all = afterTransitions(all, [answered(transitionOf(invitation, demo), submittedAt)]);
  }
  return { request: { ...request, invitees: inviteesOf(all) }, invitations: all, offers };
}

type Demo = DemoDeal['offers'][number];

/** The version grows by one when the offer is submitted, when it is shared, and when it is preferred. */
const transitionOf = (invitation: Invitation, { sharedAt, preferredAt }: Demo): InvitationTransition => {
  const version = invitation.version + 1 + Number(sharedAt !== null) + Number(preferredAt !== null);
  return { step: 'offer_given', invitation: { ...invitation, version } };
};

function marked(offers: SupplierOffer[], offer: SupplierOffer, { sharedAt, preferredAt }: Demo): SupplierOffer[] {
  const put = (all: SupplierOffer[], changed: SupplierOffer[]): SupplierOffer[] =>
    all.map((each) => changed.find(({ invitationId }) => invitationId === each.invitationId) ?? each);
  const open = sharedAt ? put(offers, shown(offer, offers, { shared: true, at: new Date(sharedAt) })) : offers;
  const current = open.find(({ invitationId }) => invitationId === offer.invitationId);
  return preferredAt && current ? put(open, preferred(current, open, new Date(preferredAt))) : open;
}
