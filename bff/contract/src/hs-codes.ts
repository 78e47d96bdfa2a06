import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { hsCodeRoutes } from './routes/hs-codes.js';
import { langs, textUpTo, uuid } from './values.js';
import { landedUnits, tariffKinds } from './words.js';

/** A rate of a tax: a percentage, an amount per unit, or both. */
const rateView = z.strictObject({
  kind: z.enum(tariffKinds),
  percent: z.number().nullable(),
  amount: z.number().nullable(),
  /** Null for percentages. */
  currency: z.string().nullable(),
  unit: z.enum(landedUnits).nullable(),
  /** An example of the demo world, not to be relied on. */
  is_example: z.boolean(),
});
export type HsRateView = z.infer<typeof rateView>;

/** The duty and the VAT today for goods from India. Null if the cost tables have no rule in force. */
const ratesView = z.strictObject({ duty: rateView.nullable(), vat: rateView.nullable() });
export type HsRatesView = z.infer<typeof ratesView>;

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
  /** The rates of the searched code. Absent for suppliers, and unless the search is a code of at least four digits. */
  rates: ratesView.optional(),
});
export type HsCodesView = z.infer<typeof hsCodesView>;

/** A code that goods may have, with the reasons for it. */
export const hsSuggestionView = z.strictObject({
  code: z.string(),
  name: z.string(),
  other_name: z.string(),
  /** The chapter and, for longer codes, the heading. */
  path: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  /** The words of the name that also occur in the names of the code or of its path. */
  words: z.array(z.string()),
  /** The number of published cards with a similar name that use this code or a code below it. */
  similar_count: z.number().int(),
  /** At most two of these cards. */
  examples: z.array(z.strictObject({ name: z.string(), langs })),
  /** Absent for suppliers. */
  rates: ratesView.optional(),
});
export type HsSuggestionView = z.infer<typeof hsSuggestionView>;

/** GET /api/hs-codes/suggestions */
export const hsSuggestionsView = z.strictObject({
  /** At most five, best first. */
  suggestions: z.array(hsSuggestionView),
});
export type HsSuggestionsView = z.infer<typeof hsSuggestionsView>;

const optionalId = z.union([uuid, z.literal('')]).default('');

const suggestionQuery = z.object({
  name_en: textUpTo(300).default(''),
  name_ru: textUpTo(300).default(''),
  /** Only supports codes that the name suggests. */
  description: textUpTo(2_000).default(''),
  category: optionalId,
  /** The card that the code is for. It does not count as similar to itself. */
  card: optionalId,
});

const hsQuery = z.object({ q: textUpTo(100).default(''), category: optionalId });

export const hsCodeEndpoints = /* @__PURE__ */ endpointsOf(hsCodeRoutes, {
  findHsCodes: {
    summary: 'Searches HS codes by words or digits, and lists the codes of similar cards',
    query: hsQuery,
    answer: hsCodesView,
  },
  suggestHsCodes: {
    summary: 'Suggests HS codes for goods by their name, with the reasons; a person confirms the code',
    query: suggestionQuery,
    answer: hsSuggestionsView,
  },
});
