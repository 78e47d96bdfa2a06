import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { hsCodeRoutes } from './routes/hs-codes.js';
import { textUpTo, uuid } from './values.js';

/** GET /catalog/hs */
export const hsCodeView = z.strictObject({
  /** Digits alone: 2 of a chapter, 4 of a heading, 6 of a sub-heading. */
  code: z.string(),
  name: z.string(),
  other_name: z.string(),
  chapter: z.string(),
  /** How many published cards use it. */
  sku_count: z.number().int(),
});
export const hsCodesView = z.strictObject({
  codes: z.array(hsCodeView),
  /** What cards of the category use most, best first; empty without a category. */
  similar: z.array(hsCodeView),
  /** Whether the nomenclature here is a part of the official one. */
  is_subset: z.boolean(),
});
export type HsCodesView = z.infer<typeof hsCodesView>;

const hsQuery = z.object({ q: textUpTo(100).default(''), category: z.union([uuid, z.literal('')]).default('') });

export const hsCodeEndpoints = /* @__PURE__ */ endpointsOf(hsCodeRoutes, {
  findHsCodes: {
    summary: 'HS codes by words or digits, with what similar cards use',
    query: hsQuery,
    answer: hsCodesView,
  },
});
