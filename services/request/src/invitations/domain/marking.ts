import type { SupplierOffer } from './supplier-offer.js';

/** Shows an offer to the customer under a number of its own, or hides it; gives what changed: nothing where it stands so. */
export function shown(offer: SupplierOffer, all: readonly SupplierOffer[], shared: boolean): SupplierOffer[] {
  if (offer.shared === shared) return [];
  const next = Math.max(0, ...all.map(({ number }) => number ?? 0)) + 1;
  if (shared) return [{ ...offer, shared, number: offer.number ?? next }];
  return [{ ...offer, shared, preferredAt: undefined }];
}

/** Marks the one offer the customer prefers; gives what changed: nothing where it was the one. */
export function preferred(offer: SupplierOffer, all: readonly SupplierOffer[], at: Date): SupplierOffer[] {
  if (offer.preferredAt !== undefined) return [];
  const others = all.filter((each) => each.preferredAt !== undefined);
  return [...others.map((each) => ({ ...each, preferredAt: undefined })), { ...offer, preferredAt: at }];
}
