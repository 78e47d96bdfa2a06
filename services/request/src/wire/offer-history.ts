import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/view';
import { DeclineReason } from '@setu/proto/request/words';
import { wireDeclineReason, wireInvitationStep } from '@setu/proto/wire-words';
import type { Invitation } from '../invitations/domain/invitation.js';
import type { SupplierOffer } from '../invitations/domain/supplier-offer.js';
import type { Request } from '../requests/domain/request.js';
import type { Stores } from '../store/index.js';
import { companyRef, isoTimestamp, personRef } from './refs.js';

type Part = Pick<wire.RequestView, 'sentOffers' | 'invitationNotes'>;

/**
 * Returns the offers that suppliers have sent for a request, oldest first, and what its history says of invitations.
 * Brokers get all of it, a supplier its own. Customers learn of an offer when the broker shares it, and then only its
 * number.
 */
export async function offerHistory(
  read: Pick<Stores, 'supplierOffers' | 'invitations' | 'people' | 'companies'>,
  { companyType, companyId }: Actor,
  request: Pick<Request, 'id' | 'invitees' | 'supplierCompanyId' | 'sentToSupplierAt'>,
): Promise<Part> {
  if (request.invitees.length === 0) return { sentOffers: [], invitationNotes: [] };
  const offers = await read.supplierOffers.of(request.id);
  const shared = offers.filter((offer) => offer.shared).flatMap(sharedNotes);
  if (companyType === 'customer')
    return { sentOffers: [], invitationNotes: shared.map(({ note }) => ({ ...note, supplier: undefined })) };
  const isBroker = companyType === 'broker';
  const invitations = await read.invitations.of(request.id);
  const visible = invitations.filter(({ supplierCompanyId }) => isBroker || supplierCompanyId === companyId);
  const supplierOf = new Map(visible.map((invitation) => [invitation.id, invitation.supplierCompanyId]));
  const sent = offers.filter(({ invitationId }) => supplierOf.has(invitationId));
  const people = await read.people.byIds(
    sent.flatMap(({ byUserId, actingUserId }) => [byUserId, actingUserId].filter((user) => user !== undefined)),
  );
  const companies = await read.companies.byIds([...new Set(supplierOf.values())]);
  const supplierFor = (invitationId: string) => companyRef(supplierOf.get(invitationId), companies);
  const noted = [
    ...visible.filter((invitation) => !isSentNote(request, invitation, isBroker)).map(invitedNote),
    ...visible.flatMap(declinedNote),
    ...(isBroker ? shared : []),
  ];
  return {
    sentOffers: sent.map(({ invitationId, submittedAt, byUserId, actingUserId }) => ({
      at: isoTimestamp(submittedAt),
      supplier: supplierFor(invitationId),
      by: personRef(byUserId, people),
      acting: personRef(actingUserId, people),
    })),
    invitationNotes: noted.map(({ id, note }) => ({ ...note, supplier: supplierFor(id) })),
  };
}

/** A note of the history without its supplier, with the id of the invitation. */
interface Noted {
  id: string;
  note: Omit<wire.InvitationNote, 'supplier'>;
}

const note = (step: Parameters<typeof wireInvitationStep>[0], at: Date): Noted['note'] => ({
  step: wireInvitationStep(step),
  at: isoTimestamp(at),
  offerNumber: 0,
  declineReason: DeclineReason.UNSPECIFIED,
  declineComment: '',
});

/**
 * Returns whether the history reports an invitation by the status already: the request was sent to this supplier, or,
 * for the supplier itself, sent out at the same time or later.
 */
function isSentNote(
  { supplierCompanyId, sentToSupplierAt }: Pick<Request, 'supplierCompanyId' | 'sentToSupplierAt'>,
  invitation: Invitation,
  isBroker: boolean,
): boolean {
  if (sentToSupplierAt === undefined) return false;
  if (!isBroker) return invitation.invitedAt <= sentToSupplierAt;
  return (
    invitation.supplierCompanyId === supplierCompanyId && invitation.invitedAt.getTime() === sentToSupplierAt.getTime()
  );
}

const invitedNote = ({ id, invitedAt }: Invitation): Noted => ({ id, note: note('invited', invitedAt) });

const declinedNote = ({ id, state, stateAt, decline }: Invitation): Noted[] => {
  if (state !== 'declined' || decline === undefined) return [];
  const declineReason = wireDeclineReason(decline.reason);
  return [{ id, note: { ...note('declined', stateAt), declineReason, declineComment: decline.comment } }];
};

/** Returns when an offer was shared with the customer, and when the customer marked it. */
const sharedNotes = ({ invitationId: id, sharedAt, preferredAt, number: offerNumber = 0 }: SupplierOffer): Noted[] => [
  ...(sharedAt ? [{ id, note: { ...note('shared', sharedAt), offerNumber } }] : []),
  ...(preferredAt ? [{ id, note: { ...note('preferred', preferredAt), offerNumber } }] : []),
];
