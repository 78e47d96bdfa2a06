import type { SupplierOffer } from './supplier-offer.js';

/**
 * Shares an offer with the customer under its own number at a moment, or hides it. Returns the changed offers, or none
 * if nothing changes.
 */
export function shown(
  offer: SupplierOffer,
  all: readonly SupplierOffer[],
  { shared, at }: { shared: boolean; at: Date },
): SupplierOffer[] {
  if (offer.shared === shared) return [];
  const next = Math.max(0, ...all.map(({ number }) => number ?? 0)) + 1;
  if (shared) return [{ ...offer, shared, sharedAt: at, number: offer.number ?? next }];
  return [{ ...offer, shared, sharedAt: undefined, preferredAt: undefined }];
}

/**
 * Marks an offer as the only one that the customer prefers. Returns the changed offers, or none if it is preferred
 * already.
 */
export function preferred(offer: SupplierOffer, all: readonly SupplierOffer[], at: Date): SupplierOffer[] {
  if (offer.preferredAt !== undefined) return [];
  const others = all.filter((each) => each.preferredAt !== undefined);
  return [...others.map((each) => ({ ...each, preferredAt: undefined })), { ...offer, preferredAt: at }];
}
