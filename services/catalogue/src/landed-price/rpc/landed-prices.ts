import { invalid } from '@setu/kit/core';
import { type CostTables, type Estimate, landedPrice, type PlatformCosts } from '@setu/landed-price';
import type * as wire from '@setu/proto/catalogue/landed_prices';
import type { Stores } from '../../store/index.js';
import { citiesOf } from '../domain/cities.js';
import { type DeclaredGoods, declaredItem } from '../domain/declared-item.js';
import type { NamedPlace } from '../domain/find-place.js';
import { platformCostsOf } from '../domain/platform-costs.js';
import { toWireLandedPrice } from './landed-price-message.js';
import type { LandedBasis } from './read-request.js';

/** Everything that landed prices are computed from, apart from the goods and the basis. */
export interface LoadedCosts {
  tables: CostTables;
  places: readonly NamedPlace[];
  costs: PlatformCosts;
}

/** Loads the tables of today, with the tariffs of these goods. */
export async function loadCosts(
  read: Pick<Stores, 'costTables' | 'settings'>,
  goods: readonly DeclaredGoods[],
): Promise<LoadedCosts> {
  const [{ places, ...tables }, settings, tariffs] = await Promise.all([
    read.costTables.forEstimate(),
    read.settings.values(),
    read.costTables.tariffsFor([...new Set(goods.map(({ card }) => card.hsCode))]),
  ]);
  return { tables: { ...tables, tariffs }, places, costs: platformCostsOf(settings) };
}

/** Returns whether goods can be delivered to a city. */
export const isCity = ({ places, tables }: LoadedCosts, city: string): boolean =>
  citiesOf(places, tables.legs).some(({ code }) => code === city);

/** Computes one declaration. */
export const estimateOf = (
  { places, tables, costs }: LoadedCosts,
  goods: readonly DeclaredGoods[],
  basis: LandedBasis,
): Estimate =>
  landedPrice({
    ...{ ...basis, tables, costs },
    items: goods.map((one) => declaredItem(one, { places, city: basis.city })),
  });

/**
 * Computes declarations with the tables of today, each apart. Throws `invalid` on `city` if no goods can be delivered
 * to it.
 */
export async function landedPrices(
  read: Pick<Stores, 'costTables' | 'settings'>,
  declarations: readonly (readonly DeclaredGoods[])[],
  basis: LandedBasis,
): Promise<wire.LandedPrice[]> {
  const loaded = await loadCosts(read, declarations.flat());
  const { city, day } = basis;
  if (!isCity(loaded, city)) throw invalid({ city: 'city_unknown' });
  const { places } = loaded;
  return declarations.map((goods) => toWireLandedPrice(estimateOf(loaded, goods, basis), { city, day, places }));
}
