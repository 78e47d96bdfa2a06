import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { hsCodeRoutes } from './routes/hs-codes.js';
import { textUpTo, uuid } from './values.js';

/** GET /catalog/hs */
export const hsCodeView = z.strictObject({
  /** Digits only: 2 for a chapter, 4 for a heading, 6 for a sub-heading. */
  code: z.string(),
  name: z.string(),
  other_name: z.string(),
  chapter: z.string(),
  /** The number of published cards with this code. */
  sku_count: z.number().int(),
});
export const hsCodesView = z.strictObject({
  codes: z.array(hsCodeView),
  /** The codes that cards of the category use most, most frequent first. Empty without a category. */
  similar: z.array(hsCodeView),
  /** True if this installation has only a part of the official nomenclature. */
  is_subset: z.boolean(),
});
export type HsCodesView = z.infer<typeof hsCodesView>;

const hsQuery = z.object({ q: textUpTo(100).default(''), category: z.union([uuid, z.literal('')]).default('') });

export const hsCodeEndpoints = /* @__PURE__ */ endpointsOf(hsCodeRoutes, {
  findHsCodes: {
    summary: 'Searches HS codes by words or digits, and lists the codes of similar cards',
    query: hsQuery,
    answer: hsCodesView,
  },
});
