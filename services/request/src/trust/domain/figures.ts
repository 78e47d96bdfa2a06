import type { TrustKind } from '@setu/proto/words';

/** A figure of fewer items says nothing about a supplier, and may point at a single deal. */
export const MIN_COUNT = 5;

/** The standard normal quantile of a two-sided 95 % interval. */
const Z = 1.959964;

/** A figure, by what it is computed from. */
export type Kind = TrustKind;

/** What the items of a figure add up to. The quantiles are undefined for no items. */
export interface Sums {
  kind: TrustKind;
  count: number;
  sum: number;
  median: number;
  ninetieth: number;
}

/**
 * A figure of a supplier. `value` and `ninetieth` are minutes for answers. `value` is a percentage for offers,
 * shipments and samples, and claims per 100 deals for deals. `hits` is the number of chosen offers, punctual shipments,
 * claims, or samples that suit; rounded figures have none.
 */
export interface Figure {
  kind: TrustKind;
  count: number;
  value: number;
  ninetieth: number | undefined;
  hits: number | undefined;
}

/** Returns the lower end of the 95 % Wilson interval of a share, from 0 to 1. It is 0 without hits. */
export function wilsonLowerBound(hits: number, count: number): number {
  if (hits === 0) return 0;
  const share = hits / count;
  const square = Z * Z;
  const spread = Z * Math.sqrt((share * (1 - share) + square / (4 * count)) / count);
  return (share + square / (2 * count) - spread) / (1 + square / count);
}

const minutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

/** Returns a share in whole percent, rounded down, so that 100 means all. */
const percent = (share: number): number => Math.floor(share * 100 + 1e-9);

const values: Record<TrustKind, (sums: Sums) => number> = {
  answers: ({ median }) => minutes(median),
  offers: ({ sum, count }) => percent(wilsonLowerBound(sum, count)),
  shipments: ({ sum, count }) => percent(sum / count),
  deals: ({ sum, count }) => Math.round((sum / count) * 1000) / 10,
  samples: ({ sum, count }) => percent(sum / count),
};

/** Returns the value of one item: minutes for an answer, otherwise a number. */
export const itemValue = (kind: TrustKind, value: number): number => (kind === 'answers' ? minutes(value) : value);

/** Returns the figure of at least one item. */
export const figureOf = (sums: Sums): Figure => ({
  kind: sums.kind,
  count: sums.count,
  value: values[sums.kind](sums),
  ninetieth: sums.kind === 'answers' ? minutes(sums.ninetieth) : undefined,
  hits: sums.kind === 'answers' ? undefined : sums.sum,
});

/** Returns the figures that everyone may see: those of at least five items. */
export const publicFigures = (sums: readonly Sums[]): Figure[] =>
  sums.filter(({ count }) => count >= MIN_COUNT).map(figureOf);

const steps = [5, 10, 20, 50, 100, 200, 500, 1000];

/** Rounds up to whole hours up to two days, then to whole days. */
const upToTerm = (value: number): number => {
  const unit = value <= 2 * 1440 ? 60 : 1440;
  return Math.ceil(value / unit) * unit;
};

/**
 * Returns a figure for a customer who compares offers without the names of their suppliers. Exact numbers would lead to
 * the page of the supplier, so the count is a lower limit, and the values are rounded to the supplier's disadvantage.
 */
export function rounded({ kind, count, value, ninetieth }: Figure): Figure {
  const isShare = kind === 'offers' || kind === 'shipments' || kind === 'samples';
  return {
    kind,
    count: steps.findLast((step) => step <= count) ?? count,
    value: kind === 'answers' ? upToTerm(value) : isShare ? Math.floor(value / 10) * 10 : Math.ceil(value / 5) * 5,
    ninetieth: ninetieth && upToTerm(ninetieth),
    hits: undefined,
  };
}

/** Returns the number of a supplier's completed deals. Undefined if there are too few. */
export const provenDeals = (completed: number): number | undefined => (completed < MIN_COUNT ? undefined : completed);
