/** How somebody shows that a card is wanted. */
export type DemandKind = 'request' | 'cart';

/** What one company's asking for a card on one day counts for its popularity, however often it asks that day. */
export const demandWeights: Readonly<Record<DemandKind, number>> = { request: 5, cart: 1 };

/** So many visits from search results count as much as a cart: anybody makes them, and nobody is known by them. */
export const visitsPerPoint = 10;

/** Days a card is popular for what was asked of it. */
export const demandDays = 90;
