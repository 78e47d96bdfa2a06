import type { LandedPricesService } from '@setu/proto/catalogue/landed_prices';
import type { Rpcs } from '../../served.js';
import { estimateGoods } from './estimate-goods.js';
import { estimateLandedPrice } from './estimate-landed-price.js';
import { listLandedCities } from './list-landed-cities.js';

/** The rpcs that compute what goods cost in the customer's warehouse. */
export const landedPriceRpcs = {
  estimateGoods,
  estimateLandedPrice,
  listLandedCities,
} satisfies Rpcs<typeof LandedPricesService>;
