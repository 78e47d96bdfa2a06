import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { decimalText, optionalDecimalText } from './number-inputs.js';
import { landedPriceRoutes } from './routes/landed-price.js';
import { langs, textUpTo, uuid } from './values.js';
import { landedGaps, landedLines, landedOverrides, landedUnits, laneModes, tariffKinds } from './words.js';

const maxAmount = 1_000_000_000;
const ownAmount = optionalDecimalText({ decimals: 6, min: 0, max: maxAmount }).optional();
const ownPercent = optionalDecimalText({ decimals: 4, min: 0, max: 1000 }).optional();

/**
 * GET /api/landed-price: the card, the quantity in the card's units, the city, and the day of the declaration
 * (YYYY-MM-DD, today if empty). The other parameters replace figures by the reader's own: `rate` is roubles for one
 * rupee; `freight` is the price of one unit of the lane in its currency, or roubles in total if no lane is known;
 * `delivery` is roubles per tonne; `insurance`, `duty` and `bank` are percentages; the others are roubles.
 */
export const landedPriceQuery = z.object({
  card: uuid,
  count: decimalText({ decimals: 3, isPositive: true, max: maxAmount }),
  city: textUpTo(10).default(''),
  date: textUpTo(10).default(''),
  mode: z.enum(laneModes, 'invalid_option').optional(),
  rate: optionalDecimalText({ decimals: 6, isPositive: true, max: maxAmount }).optional(),
  freight: ownAmount,
  insurance: ownPercent,
  duty: ownPercent,
  broker: ownAmount,
  certification: ownAmount,
  storage: ownAmount,
  delivery: ownAmount,
  bank: ownPercent,
});
export type LandedPriceQuery = z.infer<typeof landedPriceQuery>;

/** GET /api/landed-price/cart */
export const landedCartQuery = landedPriceQuery.pick({ city: true, date: true, mode: true });

/** A place of the way: a UN/LOCODE and its name in the reader's language. */
export const landedPlaceView = z.strictObject({ code: z.string(), name: z.string(), langs });
export type LandedPlaceView = z.infer<typeof landedPlaceView>;

/** A line in roubles. Null if nothing is known about it. */
export const landedLineView = z.strictObject({
  kind: z.enum(landedLines),
  amount: z.number().nullable(),
  /** The price of the goods includes it. */
  is_included: z.boolean(),
});
export type LandedLineView = z.infer<typeof landedLineView>;

/** The row of a table that a figure comes from. */
export const landedSourceView = z.strictObject({
  title: z.string(),
  url: z.string(),
  /** An example of the demo world, not to be relied on. */
  is_example: z.boolean(),
  valid_from: z.string(),
  valid_to: z.string().nullable(),
});

/** A figure that the price relies on. */
export const landedAssumptionView = z.strictObject({
  kind: z.enum([...landedLines, 'rate']),
  value: z.number(),
  unit: z.enum(landedUnits),
  /** Null for percentages. */
  currency: z.string().nullable(),
  /** How many units the value was multiplied by. */
  times: z.number().nullable(),
  /** For taxes: the kind of the rule, the code it is for, and the amount beside the percentage of a combined rule. */
  tariff: z.strictObject({ kind: z.enum(tariffKinds), code: z.string(), amount: z.number().nullable() }).nullable(),
  /** Null for settings, for the rate, and for the reader's own figures. */
  source: landedSourceView.nullable(),
  /** The parameter by which the reader may replace the figure. Null if it is fixed. */
  override: z.enum(landedOverrides).nullable(),
  is_overridden: z.boolean(),
});
export type LandedAssumptionView = z.infer<typeof landedAssumptionView>;

export const landedGapView = z.strictObject({ line: z.enum(landedLines), reason: z.enum(landedGaps) });
export type LandedGapView = z.infer<typeof landedGapView>;

export const landedRouteView = z.strictObject({
  /** Null if the price of the goods includes the main carriage. */
  from: landedPlaceView.nullable(),
  to: landedPlaceView,
  mode: z.enum(laneModes).nullable(),
  days_from: z.number().int().nullable(),
  days_to: z.number().int().nullable(),
});

/** What the goods of a declaration cost in the customer's warehouse, in roubles. */
const declarationView = z.strictObject({
  /** The sum of the lines. The goods cost at least this much if the price is not complete. */
  total: z.number(),
  /** The VAT that a customer who pays it may deduct. */
  vat: z.number(),
  total_without_vat: z.number(),
  customs_value: z.number(),
  is_complete: z.boolean(),
  city: landedPlaceView,
  date: z.string(),
  /** The day that the rates were set for. Null without any rate. */
  rate_date: z.string().nullable(),
  lines: z.array(landedLineView),
  assumptions: z.array(landedAssumptionView),
  gaps: z.array(landedGapView),
  routes: z.array(landedRouteView),
});

/** The landed price of a quantity of one card. */
export const landedPriceView = declarationView.extend({ per_unit: z.number() });
export type LandedPriceView = z.infer<typeof landedPriceView>;

/**
 * The landed price of the goods in the cart as one declaration. Null if nothing can be computed. `left_out` counts the
 * items without a price, the services, the cards that are no longer published, and those after the first hundred.
 */
export const landedCartView = z.strictObject({
  price: declarationView
    .extend({
      items: z.array(
        z.strictObject({
          ...{ sku_id: uuid, name: z.string(), langs, total: z.number(), per_unit: z.number() },
          /** Whether its part of the total is complete. */
          is_complete: z.boolean(),
        }),
      ),
    })
    .nullable(),
  left_out: z.number().int(),
});
export type LandedCartView = z.infer<typeof landedCartView>;

export const landedPriceEndpoints = /* @__PURE__ */ endpointsOf(landedPriceRoutes, {
  getLandedPrice: {
    summary: 'Computes what goods cost in the customer’s warehouse, with every figure it relies on',
    query: landedPriceQuery,
    answer: landedPriceView,
  },
  getLandedCart: {
    summary: 'Computes what the goods of the cart cost in the customer’s warehouse, as one declaration',
    query: landedCartQuery,
    answer: landedCartView,
  },
  listLandedCities: {
    summary: 'Lists the cities that a landed price can be computed for',
    answer: z.array(landedPlaceView),
  },
});
