import { endpoints } from '@setu/contract';
import { internal } from '@setu/kit/core';
import { route } from '../http/route.js';
import { dayRateView, rateSource } from '../present/money.js';
import { colorView, countryView, unitView } from '../present/reference.js';

/** Reference data. */
export const referenceRoutes = [
  route(endpoints.listUnits, async (ask) => {
    const { units } = await ask.deps.services.catalogue.listUnits({}, ask.reads());
    return { data: units.map((unit) => unitView(unit, ask.locale)) };
  }),
  route(endpoints.listColors, async (ask) => {
    const { colors } = await ask.deps.services.catalogue.listColors({}, ask.reads());
    return { data: colors.map((color) => colorView(color, ask.locale)) };
  }),
  route(endpoints.listCountries, async (ask) => {
    const { countries } = await ask.deps.services.catalogue.listCountries({}, ask.reads());
    return { data: countries.map((country) => countryView(country, ask.locale)) };
  }),
  route(endpoints.listCurrencyRates, async (ask) => {
    const { rates } = await ask.deps.services.fx.listRates({ ...ask.query, currency: 'INR' }, ask.reads());
    // Past days do not change, and a new day's rate may appear a little later. The cache avoids requesting the same
    // chart again.
    ask.res.setHeader('Cache-Control', 'private, max-age=600');
    return { data: rates.map(dayRateView) };
  }),
  route(endpoints.getCurrencyRate, async (ask) => {
    const { rate } = await ask.deps.services.fx.getRate({ date: ask.params.date, currency: 'INR' }, ask.reads());
    if (!rate) throw internal('a rate answer without a rate');
    const { date, nominal, source } = rate;
    return { data: { date, rate: Number(rate.valueE4) / 10_000, nominal, source: rateSource(source) } };
  }),
];
