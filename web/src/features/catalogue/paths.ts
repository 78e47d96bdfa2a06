import { screenPath } from '@setu/contract';

/** Returns the address of a category's card list. */
export const toCategory = (id: string): string => screenPath('category_page', { id });

/** Tells whether the query of the index requests the cards of all categories, not the categories themselves. */
export function requestsCards(params: URLSearchParams): boolean {
  return [...params].some(([name, value]) => /^f(_search$|_price\[|\[)/.test(name) && value.trim() !== '');
}
