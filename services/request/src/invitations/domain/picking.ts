import { type AppError, refused, stale } from '@setu/kit/core';
import type { Status } from '../../requests/domain/lifecycle.js';
import type { TransitionInput } from '../../requests/domain/transitions.js';
import type { Invitation } from './invitation.js';
import { isExpired, priceTerms, type SupplierOffer } from './supplier-offer.js';

/**
 * Returns the transitions that make the chosen offer's supplier the request's supplier. An empty list means it is too
 * late.
 */
export function transitionsToPick(status: Status, supplierCompanyId: string, offer: SupplierOffer): TransitionInput[] {
  const pricing = { amount: offer.price, terms: priceTerms(offer) };
  const select: TransitionInput = { action: 'select_supplier', supplierCompanyId, ...pricing };
  const record: TransitionInput = { action: 'record_offer', ...pricing };
  if (status === 'offer_received') return [select];
  if (status === 'send_to_supplier') return [record, select];
  return status === 'in_work' ? [{ action: 'send_to_supplier', supplierCompanyId }, record, select] : [];
}

/** Returns why an offer cannot be chosen now, or undefined if it can. */
export function pickFailure(
  { state }: Invitation,
  offer: SupplierOffer,
  expected: { now: Date; version: number },
): AppError | undefined {
  if (state !== 'open') return refused('offer_withdrawn');
  if (expected.version !== 0 && expected.version !== offer.version)
    return stale({ current_version: String(offer.version) });
  return isExpired(offer, expected.now) ? refused('offer_expired') : undefined;
}
