/** The kinds of customer demand for a card. */
export type DemandKind = 'request' | 'cart';

/**
 * The popularity points for one company's demand for a card on one day, however often it repeats the action that day.
 */
export const demandWeights: Readonly<Record<DemandKind, number>> = { request: 5, cart: 1 };

/**
 * The number of visits from search results that count as much as one cart. They count less because anonymous visitors
 * can make any number of visits.
 */
export const visitsPerPoint = 10;

/** The number of days for which demand counts towards popularity. */
export const demandDays = 90;
