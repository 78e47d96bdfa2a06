import { invalid } from './errors.js';

export interface PageWindow {
  page: number;
  limit: number;
  offset: number;
}

const largestPage = 1_000_000;

/**
 * The rows a numbered page shows. Nothing asked means the defaults (page 1, 20 rows); `invalid` on `page` or `limit`
 * when the page is below 1 or absurdly far, or the limit is outside 1…100.
 */
export function readPage(
  asked: { page: number; limit: number } | undefined,
  defaults: { page?: number; limit?: number } = {},
): PageWindow {
  const { page, limit } = asked ?? { page: defaults.page ?? 1, limit: defaults.limit ?? 20 };
  const refused: Record<string, string> = {};
  if (!Number.isInteger(page) || page < 1 || page > largestPage) refused.page = 'out_of_range';
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) refused.limit = 'out_of_range';
  if (Object.keys(refused).length > 0) throw invalid(refused);
  return { page, limit, offset: (page - 1) * limit };
}
