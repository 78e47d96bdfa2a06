import { invalid, type Params } from './errors.js';

export interface PageWindow {
  page: number;
  limit: number;
  offset: number;
}

const largestPage = 1_000_000;
const largestLimit = 100;
const outside = (max: number) => ({ code: 'out_of_range', params: { min: '1', max: String(max) } });

/**
 * Returns the rows of a numbered page. Without a request the defaults apply (page 1, 20 rows). Throws `invalid` on
 * `page` if it is below 1 or too large, and on `limit` if it is outside 1…100.
 */
export function readPage(
  query: { page: number; limit: number } | undefined,
  defaults: { page?: number; limit?: number } = {},
): PageWindow {
  const { page, limit } = query ?? { page: defaults.page ?? 1, limit: defaults.limit ?? 20 };
  const refused: Record<string, { code: string; params: Params }> = {};
  if (!Number.isInteger(page) || page < 1 || page > largestPage) refused.page = outside(largestPage);
  if (!Number.isInteger(limit) || limit < 1 || limit > largestLimit) refused.limit = outside(largestLimit);
  if (Object.keys(refused).length > 0) throw invalid(refused);
  return { page, limit, offset: (page - 1) * limit };
}
