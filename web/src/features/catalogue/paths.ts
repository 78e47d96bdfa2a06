import { screenPath } from '@setu/contract';

/** A category's product list. */
export const toCategory = (id: string): string => screenPath('category_page', { id });

/** Whether the query of the index asks for the product list over everything instead of the categories. */
export function asksForCards(params: URLSearchParams): boolean {
  return [...params].some(([name, value]) => /^f(_search$|_price\[|\[)/.test(name) && value.trim() !== '');
}
