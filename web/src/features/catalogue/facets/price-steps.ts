/** A part of a list's prices, in the viewer's currency. Null leaves an end open. */
export interface PriceStep {
  from: number | null;
  to: number | null;
}

/** From fine to coarse: 1, 2, 5, 10 …, then 1, 5, 10 …, then powers of ten. */
const series = [[1, 2, 5], [1, 5], [1]];
const mostEdges = 7;
const powers = Array.from({ length: 13 }, (_, power) => 10 ** power);

/**
 * Divides the prices of a list at round numbers: up to 500, 500 to 1000, from 1000. Returns no steps if no round number
 * is between the lowest and the highest price.
 */
export function priceSteps(bounds: readonly (number | null)[]): PriceStep[] {
  const [lowest = null, highest = null] = bounds;
  if (lowest === null || highest === null) return [];
  const edgesOf = (figures: readonly number[]) =>
    powers
      .flatMap((power) => figures.map((figure) => figure * power))
      .filter((edge) => lowest < edge && edge < highest);
  const all = series.map(edgesOf);
  const fitting = all.find(({ length }) => length <= mostEdges) ?? (all.at(-1) ?? []).slice(-mostEdges);
  if (fitting.length === 0) return [];
  return [...fitting, null].map((to, at) => ({ from: fitting[at - 1] ?? null, to }));
}

/** Rounds the lowest and highest price outwards to two digits, so that no card is left out: 84.4–4119 to 84–4200. */
export function roundBounds(bounds: readonly (number | null)[]): { from: number; to: number } | null {
  const [lowest = null, highest = null] = bounds;
  if (lowest === null || highest === null) return null;
  return { from: rounded(lowest, Math.floor), to: rounded(highest, Math.ceil) };
}

function rounded(price: number, round: (value: number) => number): number {
  const unit = powers.findLast((power) => power * 10 <= price) ?? 1;
  return round(price / unit) * unit;
}
