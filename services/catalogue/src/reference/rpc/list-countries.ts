import { localeOf } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { countriesInOrder } from '../domain/countries.js';

/** Returns the countries: India and China first, then the others by name in the caller's language. */
export const listCountries: Rpc<'listCountries'> =
  () =>
  async (_request, { actor }) => ({ countries: countriesInOrder(localeOf(actor)) });
