import type { cardListCodec, ListQuery } from '@setu/contract';

export type CardListQuery = ListQuery<typeof cardListCodec>;
export type PriceRange = CardListQuery['filters']['f_price'];

/** Ends the right way round: people type them as they please. */
export function orderedRange({ from, to }: PriceRange): PriceRange {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** What narrows a list of cards now, by name; search first. */
export function appliedNames({ filters }: CardListQuery): ('f_search' | 'f_price')[] {
  const hasPrice = filters.f_price.from !== null || filters.f_price.to !== null;
  return [...(filters.f_search ? ['f_search' as const] : []), ...(hasPrice ? ['f_price' as const] : [])];
}

/** Whole figures around the range, for the fields' hints: never a bound that would leave a card out. */
export function hintBounds(bounds: readonly (number | null)[]): { from: number; to: number } | null {
  const [from = null, to = null] = bounds;
  return from === null || to === null ? null : { from: Math.floor(from), to: Math.ceil(to) };
}

/** The number of the last page of a list that has anything, else 1. */
export function lastPage(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}
