import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/view';
import type { Request } from '../requests/domain/request.js';
import type { Stores } from '../store/index.js';
import { companyRef, isoTimestamp, personRef } from './refs.js';

/**
 * Returns the offers that suppliers have sent for a request, oldest first. Brokers get all of them, a supplier its own.
 * Customers get none, because they learn of an offer when the broker shares it.
 */
export async function sentOffers(
  read: Pick<Stores, 'supplierOffers' | 'invitations' | 'people' | 'companies'>,
  { companyType, companyId }: Actor,
  { id, invitees }: Pick<Request, 'id' | 'invitees'>,
): Promise<wire.SentOffer[]> {
  if (companyType === 'customer' || invitees.length === 0) return [];
  const offers = await read.supplierOffers.of(id);
  if (offers.length === 0) return [];
  const invitations = await read.invitations.of(id);
  const supplierOf = new Map(invitations.map((invitation) => [invitation.id, invitation.supplierCompanyId]));
  const visible = offers.filter(
    ({ invitationId }) => companyType === 'broker' || supplierOf.get(invitationId) === companyId,
  );
  const people = await read.people.byIds(
    visible.flatMap(({ byUserId, actingUserId }) => [byUserId, actingUserId].filter((user) => user !== undefined)),
  );
  const companies = await read.companies.byIds([...new Set(supplierOf.values())]);
  return visible.map(({ invitationId, submittedAt, byUserId, actingUserId }) => ({
    at: isoTimestamp(submittedAt),
    supplier: companyRef(supplierOf.get(invitationId), companies),
    by: personRef(byUserId, people),
    acting: personRef(actingUserId, people),
  }));
}
