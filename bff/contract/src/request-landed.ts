import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { landedCartQuery, landedGapView, landedLineView, landedPlaceView, landedPriceView } from './landed-price.js';
import { decimalText, versionNumber } from './number-inputs.js';
import { requestLandedRoutes } from './routes/request-landed.js';
import { personView, textUpTo, uuid } from './values.js';
import { estimateSources, landedLines, landedOverrides, laneModes } from './words.js';

/** A figure that a manager replaced, and why. */
const replacedFigureView = z.strictObject({
  kind: z.enum(landedOverrides),
  value: z.number(),
  reason: z.string(),
});

/** A version of a request's landed price, from 1 on. Roubles. */
const landedVersionView = z.strictObject({
  version: z.number().int(),
  made_at: z.string(),
  by: personView.nullable(),
  acting: personView.nullable(),
  /** Which price of the goods it is computed from. */
  source: z.enum(estimateSources),
  total: z.number(),
  is_complete: z.boolean(),
});
export type LandedVersionView = z.infer<typeof landedVersionView>;

/** A line whose amount differs from that of the version before. Null if it was or is unknown. */
const landedChangeView = z.strictObject({
  kind: z.enum(landedLines),
  before: z.number().nullable(),
  now: z.number().nullable(),
});
export type LandedChangeView = z.infer<typeof landedChangeView>;

/** GET /request/{request}/landed-price: the newest version in full, and all versions, newest first. */
export const requestLandedView = z.strictObject({
  /** Before the first version, what it would be. Null if that cannot be computed. */
  latest: z
    .strictObject({
      price: landedPriceView,
      mode: z.enum(laneModes).nullable(),
      figures: z.array(replacedFigureView),
    })
    .nullable(),
  versions: z.array(landedVersionView),
  /** What the newest version changed. Empty for the first one. */
  changes: z.array(landedChangeView),
  /** What the tables say since, if it differs by more than five per cent. */
  moved: z.strictObject({ total: z.number(), at: z.string() }).nullable(),
  /** The price or the terms of the goods have changed since the newest version. */
  is_outdated: z.boolean(),
  may_record: z.boolean(),
  may_override: z.boolean(),
});
export type RequestLandedView = z.infer<typeof requestLandedView>;

const maxAmount = 1_000_000_000;
const reasonLength = { min: 3, max: 500 } as const;
/** Why a figure is replaced. */
export const landedReason = textUpTo(reasonLength.max).pipe(z.string().trim().min(1, 'required').min(reasonLength.min));

const isPercent = (kind: string): boolean => ['insurance', 'duty', 'bank'].includes(kind);

/** A figure to replace, or with `null` to use the platform's again. The limits are those of GET /api/landed-price. */
const figureInput = z
  .object({
    kind: z.enum(landedOverrides, 'invalid_option'),
    value: decimalText({ decimals: 6, min: 0, max: maxAmount }).nullable(),
    reason: textUpTo(reasonLength.max).default(''),
  })
  .superRefine(({ kind, value }, context) => {
    const issue = (message: string, params = {}) =>
      context.addIssue({ code: 'custom', path: ['value'], message, params });
    if (isPercent(kind) && Number(value) > 1000) issue('max', { max: '1000' });
    if (kind === 'rate' && value !== null && Number(value) === 0) issue('not_positive');
  });

/**
 * POST /request/{request}/landed-price makes the next version. `version` is the newest one that the page showed, 0 if
 * there is none. City and mode are those of that version if left out.
 */
export const recordLandedInput = z.object({
  version: versionNumber,
  city: textUpTo(10).optional(),
  mode: z.enum(laneModes, 'invalid_option').nullable().optional(),
  figure: figureInput.optional(),
});
export type RecordLandedInput = z.input<typeof recordLandedInput>;

/** GET /request/{request}/offers/landed-price */
export const offerLandedQuery = landedCartQuery.pick({ city: true, mode: true });

/**
 * The landed price of a valid offer at today's rates. It has neither sources nor places, because they may reveal the
 * supplier to the customer.
 */
export const offerLandedView = z.strictObject({
  id: uuid,
  total: z.number(),
  per_unit: z.number(),
  is_complete: z.boolean(),
  lines: z.array(landedLineView),
  gaps: z.array(landedGapView),
  /** Certainly the cheapest. No offer is, if a part that is not known may change the order. */
  is_cheapest: z.boolean(),
  /** How much it costs above the cheapest. Null for that one, without one, and if the price is not complete. */
  above_cheapest: z.number().nullable(),
});
export type OfferLandedView = z.infer<typeof offerLandedView>;

/** The landed prices of offers, in the order of the comparison. City and days are null without any. */
export const offerLandedList = z.strictObject({
  list: z.array(offerLandedView),
  city: landedPlaceView.nullable(),
  rate_date: z.string().nullable(),
});
export type OfferLandedList = z.infer<typeof offerLandedList>;

export const requestLandedEndpoints = /* @__PURE__ */ endpointsOf(requestLandedRoutes, {
  getRequestLanded: {
    summary: 'Returns what the goods of a request cost in the customer’s warehouse, with all versions',
    answer: requestLandedView,
  },
  recordRequestLanded: {
    summary: 'Computes the landed price of a request again and stores it as the next version',
    input: recordLandedInput,
    answer: requestLandedView,
  },
  listOfferLanded: {
    summary: 'Computes what the goods of each valid offer cost in the customer’s warehouse',
    query: offerLandedQuery,
    answer: offerLandedList,
  },
});
