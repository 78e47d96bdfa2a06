import type * as wire from '@setu/proto/catalogue/search';
import type { Actor } from '@setu/proto/common';
import type { CatalogueDeps } from '../../deps.js';
import { seesLandedPrices } from '../../landed-price/domain/sees-landed-prices.js';
import type { ShownPrice } from '../../landed-price/store/landed-prices.js';

const roubles = (kopecks: bigint): string => {
  const digits = kopecks.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const toFigure = ({ skuId, kopecks, ratedOn }: ShownPrice): wire.LandedFigure => ({
  ...{ skuId, perUnit: roubles(kopecks), ratedOn },
});

/** Returns the landed prices of listed cards, if they were requested and the caller may see them. */
export const landedFigures = async (
  { read }: Pick<CatalogueDeps, 'read'>,
  { withLanded }: { withLanded?: boolean | undefined },
  { actor, skuIds }: { actor: Actor; skuIds: readonly string[] },
): Promise<wire.LandedFigure[]> =>
  withLanded === true && seesLandedPrices(actor) ? (await read.landedPrices.shown(skuIds)).map(toFigure) : [];
