import { type AppError, refused, stale } from '@setu/kit/core';
import type { Status } from '../../requests/domain/lifecycle.js';
import type { Deed } from '../../requests/domain/moves.js';
import type { Invitation } from './invitation.js';
import { isExpired, type SupplierOffer } from './supplier-offer.js';

/**
 * Returns the transitions that make the chosen offer's supplier the request's supplier. An empty list means it is too
 * late.
 */
export function movesToPick(status: Status, supplierCompanyId: string, { price }: SupplierOffer): Deed[] {
  const select: Deed = { action: 'select_supplier', supplierCompanyId, amount: price };
  const record: Deed = { action: 'record_offer', amount: price };
  if (status === 'offer_received') return [select];
  if (status === 'send_to_supplier') return [record, select];
  return status === 'in_work' ? [{ action: 'send_to_supplier', supplierCompanyId }, record, select] : [];
}

/** Returns why an offer cannot be chosen now, or undefined if it can. */
export function pickFailure(
  { state }: Invitation,
  offer: SupplierOffer,
  asked: { now: Date; version: number },
): AppError | undefined {
  if (state !== 'open') return refused('offer_withdrawn');
  if (asked.version !== 0 && asked.version !== offer.version) return stale({ current_version: String(offer.version) });
  return isExpired(offer, asked.now) ? refused('offer_expired') : undefined;
}
