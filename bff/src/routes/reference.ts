import { colorView, countryView, currencyRateView, unitView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import { z } from 'zod';
import { route } from '../http/route.js';
import { rateSource } from '../present/money.js';
import {
  colorView as presentColor,
  countryView as presentCountry,
  unitView as presentUnit,
} from '../present/reference.js';

/** Reference data. */
export const referenceRoutes = [
  route(
    'get',
    '/api/product-units',
    { kind: 'A', who: 'public', summary: 'Units of measure', answer: z.array(unitView) },
    async (ask) => {
      const { units } = await ask.deps.services.catalogue.listUnits({}, ask.reads());
      return { data: units.map((unit) => presentUnit(unit, ask.locale)) };
    },
  ),
  route(
    'get',
    '/api/get-colors',
    { kind: 'A', who: 'public', summary: 'Colours', answer: z.array(colorView) },
    async (ask) => {
      const { colors } = await ask.deps.services.catalogue.listColors({}, ask.reads());
      return { data: colors.map((color) => presentColor(color, ask.locale)) };
    },
  ),
  route(
    'get',
    '/api/get-iso-countries',
    { kind: 'A', who: 'public', summary: 'Countries, India and China first', answer: z.array(countryView) },
    async (ask) => {
      const { countries } = await ask.deps.services.catalogue.listCountries({}, ask.reads());
      return { data: countries.map((country) => presentCountry(country, ask.locale)) };
    },
  ),
  route(
    'get',
    '/api/currency-rate/:date',
    { kind: 'A', who: 'public', summary: 'The last rate of the rupee on or before a day', answer: currencyRateView },
    async (ask) => {
      const { rate } = await ask.deps.services.fx.getRate(
        { date: ask.params.date ?? '', currency: 'INR' },
        ask.reads(),
      );
      if (!rate) throw internal('a rate answer without a rate');
      const { date, nominal, source } = rate;
      return { data: { date, rate: Number(rate.valueE4) / 10_000, nominal, source: rateSource(source) } };
    },
  ),
];
