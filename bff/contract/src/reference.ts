import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { referenceRoutes } from './routes/reference.js';
import { langs, namedView } from './values.js';
import { rateSources } from './words.js';

/** GET /api/product-units */
export const unitView = namedView.extend({ description: z.string() });
export type UnitView = z.infer<typeof unitView>;

/** GET /api/get-colors */
export const colorView = namedView.extend({ hex: z.string() });
export type ColorView = z.infer<typeof colorView>;

/** GET /api/get-iso-countries: ISO 3166-1 alpha-3, IND and CHN first. */
export const countryView = z.strictObject({ id: z.string(), name: z.string(), langs });
export type CountryView = z.infer<typeof countryView>;

/** GET /api/currency-rate/{date}: `rate` roubles for `nominal` rupees. */
export const currencyRateView = z.strictObject({
  date: z.string(),
  rate: z.number(),
  nominal: z.number().int(),
  source: z.enum(rateSources),
});
export type CurrencyRateView = z.infer<typeof currencyRateView>;

/** GET /api/exchange-rates/{date}: `rate` roubles for `nominal` units of a currency, and the day it was set for. */
export const exchangeRateView = currencyRateView.extend({
  currency: z.string(),
  /** The rate is old, carried forward or bundled. */
  stale: z.boolean(),
  /** The rate is recent enough to be used. */
  valid: z.boolean(),
});
export type ExchangeRateView = z.infer<typeof exchangeRateView>;

/** GET /api/currency-rates: days as YYYY-MM-DD, both inclusive, up to 400. */
export const currencyRatesQuery = z.object({ from: z.string().default(''), to: z.string().default('') });

/** Roubles for one rupee on a day with a published rate. */
export const dayRateView = z.strictObject({ date: z.string(), rate: z.number(), source: z.enum(rateSources) });
export type DayRateView = z.infer<typeof dayRateView>;

export const referenceEndpoints = /* @__PURE__ */ endpointsOf(referenceRoutes, {
  listUnits: { summary: 'Lists the units of measure', answer: z.array(unitView) },
  listColors: { summary: 'Lists the colours', answer: z.array(colorView) },
  listCountries: { summary: 'Lists countries, India and China first', answer: z.array(countryView) },
  listCurrencyRates: {
    summary: 'Lists the daily rates of the rupee in a period',
    query: currencyRatesQuery,
    answer: z.array(dayRateView),
  },
  listExchangeRates: {
    summary: 'Returns the latest rate of the rupee, the dollar, the euro and the yuan on or before a day',
    answer: z.array(exchangeRateView),
  },
  getCurrencyRate: { summary: 'Returns the latest rate of the rupee on or before a day', answer: currencyRateView },
});
