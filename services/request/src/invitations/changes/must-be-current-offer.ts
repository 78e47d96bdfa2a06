import { isUuid, notFound } from '@setu/kit/core';
import type * as wire from '@setu/proto/request/requests';
import type { Stores } from '../../store/index.js';
import { pickFailure } from '../domain/picking.js';

/** Throws if the offer has changed since it was viewed or is no longer valid, and `not_found` if it does not exist. */
export async function mustBeCurrentOffer(
  stores: Pick<Stores, 'invitations' | 'supplierOffers'>,
  requestId: string,
  { offerId, version }: wire.SeenOffer,
  now: Date,
): Promise<void> {
  if (!isUuid(offerId)) throw notFound();
  const [offer, invitation] = [await stores.supplierOffers.get(offerId), await stores.invitations.get(offerId)];
  if (offer === undefined || invitation?.requestId !== requestId) throw notFound();
  const failure = pickFailure(invitation, offer, { now, version });
  if (failure !== undefined) throw failure;
}
