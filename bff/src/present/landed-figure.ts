import type { ListedCardView } from '@setu/contract';
import type { LandedFigure } from '@setu/proto/catalogue/search';

/** Returns a function that presents the landed price of a listed card, for those that have one. */
export function landedFigures(figures: readonly LandedFigure[]): (skuId: string) => Pick<ListedCardView, 'landed'> {
  const known = new Map(figures.map((figure) => [figure.skuId, figure]));
  return (skuId) => {
    const figure = known.get(skuId);
    return figure === undefined ? {} : { landed: { per_unit: Number(figure.perUnit), rate_date: figure.ratedOn } };
  };
}
