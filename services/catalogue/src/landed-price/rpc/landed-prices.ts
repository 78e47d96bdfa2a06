import { invalid } from '@setu/kit/core';
import { landedPrice } from '@setu/landed-price';
import type * as wire from '@setu/proto/catalogue/landed_prices';
import type { Stores } from '../../store/index.js';
import { citiesOf } from '../domain/cities.js';
import { type DeclaredGoods, declaredItem } from '../domain/declared-item.js';
import { platformCostsOf } from '../domain/platform-costs.js';
import { toWireLandedPrice } from './landed-price-message.js';
import type { LandedBasis } from './read-request.js';

/**
 * Computes declarations with the tables of today, each apart. Throws `invalid` on `city` if no goods can be delivered
 * to it.
 */
export async function landedPrices(
  read: Pick<Stores, 'costTables' | 'settings'>,
  declarations: readonly (readonly DeclaredGoods[])[],
  { city, day, mode, rates, overrides }: LandedBasis,
): Promise<wire.LandedPrice[]> {
  const codes = declarations.flatMap((goods) => goods.map(({ card }) => card.hsCode));
  const [{ places, ...tables }, settings, tariffs] = await Promise.all([
    read.costTables.forEstimate(),
    read.settings.values(),
    read.costTables.tariffsFor([...new Set(codes)]),
  ]);
  if (!citiesOf(places, tables.legs).some(({ code }) => code === city)) throw invalid({ city: 'city_unknown' });
  const costs = platformCostsOf(settings);
  return declarations.map((goods) => {
    const estimate = landedPrice({
      ...{ day, city, mode, rates, overrides, costs },
      items: goods.map((one) => declaredItem(one, { places, city })),
      tables: { ...tables, tariffs },
    });
    return toWireLandedPrice(estimate, { city, day, places });
  });
}
