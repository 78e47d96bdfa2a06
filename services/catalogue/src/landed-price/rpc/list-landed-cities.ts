import type { Rpc } from '../../served.js';
import { citiesOf } from '../domain/cities.js';
import { mustNotBeSupplier } from './must-not-be-supplier.js';

/** Returns the cities that a landed price can be computed for. */
export const listLandedCities: Rpc<'listLandedCities'> =
  ({ read }) =>
  async (_, { actor }) => {
    mustNotBeSupplier(actor);
    const { places, legs } = await read.costTables.forEstimate();
    return { cities: citiesOf(places, legs).map(({ code, name }) => ({ code, name })) };
  };
