import type { Endpoints, InvitationListView, InvitedView, OfferListView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { FileRef } from '@setu/proto/common';
import { TargetKind } from '@setu/proto/media/files';
import type * as wire from '@setu/proto/request/invitations';
import { IncoTerm } from '@setu/proto/request/words';
import { wireIncoTerm } from '@setu/proto/wire-words';
import type { CallContext, CallContextOf } from '../http/call-context.js';
import { fieldText } from '../language/texts.js';
import { comparedOfferView, invitationView } from '../present/invitation.js';
import { minorAsTyped } from '../present/money.js';
import { filesOf } from './request-files.js';

/** Returns the suppliers invited to make an offer. */
export const invitationPage = async (call: CallContext, requestId: string): Promise<InvitationListView> => {
  const { invitations, mayInvite } = await call.deps.services.request.listInvitations({ requestId }, call.reads());
  return { list: invitations.map(invitationView), may_invite: mayInvite };
};

/** Invites suppliers to make offers. Returns those who were invited and those who could not be. */
export const inviteSuppliers = async (call: CallContextOf<Endpoints['inviteSuppliers']>): Promise<InvitedView> => {
  const { idempotencyKey, params, locale } = call;
  const command = { requestId: params.request, supplierCompanyIds: call.input.suppliers, idempotencyKey };
  const { refused } = await call.deps.services.request.inviteSuppliers(command, call.writes());
  const failures = refused.map(({ companyId, code }) => ({ supplier: companyId, message: fieldText(locale, code) }));
  return { ...(await invitationPage(call, params.request)), refused: failures };
};

/** Returns offers for comparison. */
export const offerList = (found: wire.ListOffersResponse | undefined): OfferListView => {
  if (!found) throw internal('an answer without its offers');
  const { offers, mayPrefer, mayPick } = found;
  return { list: offers.map(comparedOfferView), may_prefer: mayPrefer, may_pick: mayPick };
};

/** Returns the files of an offer's form. If any is new, leases all of them in media. */
const offerFiles = async (call: CallContext, own: wire.GetOfferResponse, ids: readonly string[]): Promise<FileRef[]> =>
  filesOf(call, { kind: TargetKind.OFFER, targetId: own.invitationId, ids, known: own.terms?.files ?? [] });

type Giving = CallContextOf<Endpoints['giveOffer']>;

/** Submits the caller's offer with the current day's rate. The owning service validates it. */
export const giveOffer = async (call: Giving): Promise<wire.GetOfferResponse | undefined> => {
  const { input, idempotencyKey } = call;
  const requestId = call.params.request;
  const { request } = call.deps.services;
  const own = await request.getOffer({ requestId }, call.reads());
  const [rate, files] = await Promise.all([
    call.deps.rates.get(call.reads()),
    offerFiles(call, own, input.files ?? []),
  ]);
  const price = input.price && { minor: minorAsTyped(input.price.value), currency: input.price.currency };
  const { offer } = await request.giveOffer(
    {
      ...{ requestId, version: input.version ?? 0, idempotencyKey, price, files },
      ...(rate?.valid && { rate }),
      minimumQuantum: input.minimum_quantum ?? 0,
      leadDays: input.lead_days ?? 0,
      incoTerm: input.inco_terms ? wireIncoTerm(input.inco_terms) : IncoTerm.UNSPECIFIED,
      incoPlace: input.inco_place ?? '',
      validUntil: input.valid_until ?? '',
      comment: input.comment ?? '',
    },
    call.writes(),
  );
  return offer;
};
