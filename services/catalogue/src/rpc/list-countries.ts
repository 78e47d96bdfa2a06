import { localeOf } from '@setu/kit/rpc';
import { countriesInOrder } from '../domain/countries.js';
import type { Rpc } from './catalogue-deps.js';

/** Countries, India and China first, then by name in the caller's language. */
export const listCountries: Rpc<'listCountries'> =
  () =>
  async (_request, { actor }) => ({ countries: countriesInOrder(localeOf(actor)) });
