import { endpoints } from '@setu/contract';
import { internal } from '@setu/kit/core';
import { route } from '../http/route.js';
import { dayRateView, exchangeRateView, rateSource } from '../present/money.js';
import { colorView, countryView, unitView } from '../present/reference.js';

/** Reference data. */
export const referenceRoutes = [
  route(endpoints.listUnits, async (call) => {
    const { units } = await call.deps.services.catalogue.listUnits({}, call.reads());
    return { data: units.map((unit) => unitView(unit, call.locale)) };
  }),
  route(endpoints.listColors, async (call) => {
    const { colors } = await call.deps.services.catalogue.listColors({}, call.reads());
    return { data: colors.map((color) => colorView(color, call.locale)) };
  }),
  route(endpoints.listCountries, async (call) => {
    const { countries } = await call.deps.services.catalogue.listCountries({}, call.reads());
    return { data: countries.map((country) => countryView(country, call.locale)) };
  }),
  route(endpoints.listCurrencyRates, async (call) => {
    const { rates } = await call.deps.services.fx.listRates({ ...call.query, currency: 'INR' }, call.reads());
    // Past days do not change, and a new day's rate may appear a little later. The cache avoids requesting the same
    // chart again.
    call.res.setHeader('Cache-Control', 'private, max-age=600');
    return { data: rates.map(dayRateView) };
  }),
  route(endpoints.listExchangeRates, async (call) => {
    const { rates } = await call.deps.services.fx.listDayRates({ date: call.params.date }, call.reads());
    return { data: rates.map(exchangeRateView) };
  }),
  route(endpoints.getCurrencyRate, async (call) => {
    const { rate } = await call.deps.services.fx.getRate({ date: call.params.date, currency: 'INR' }, call.reads());
    if (!rate) throw internal('a rate answer without a rate');
    const { date, nominal, source } = rate;
    return { data: { date, rate: Number(rate.valueE4) / 10_000, nominal, source: rateSource(source) } };
  }),
];
