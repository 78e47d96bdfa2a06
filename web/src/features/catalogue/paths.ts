import { screenPath } from '@setu/contract';

/** A category's product list. */
export const toCategory = (id: string): string => screenPath('category_page', { id });

/** Whether the query of the index asks for the product list over everything instead of the categories. */
export function asksForCards(params: URLSearchParams): boolean {
  return ['f_search', 'f_price[0]', 'f_price[1]'].some((name) => (params.get(name) ?? '').trim() !== '');
}
