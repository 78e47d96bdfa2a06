import type * as wire from '@setu/proto/catalogue/search';
import { seesLandedPrices } from '../../landed-price/domain/sees-landed-prices.js';
import type { ShownPrice } from '../../landed-price/domain/shown-price.js';

const roubles = (kopecks: bigint): string => {
  const digits = kopecks.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Converts a landed price of a list to its message. */
export const toLandedFigure = ({ skuId, kopecks, ratedOn }: ShownPrice): wire.LandedFigure => ({
  ...{ skuId, perUnit: roubles(kopecks), ratedOn },
});

/** Returns whether landed prices were requested and the caller may see them. */
export const showsLanded = (
  { withLanded }: { withLanded?: boolean | undefined },
  actor: { companyType: string },
): boolean => withLanded === true && seesLandedPrices(actor);
