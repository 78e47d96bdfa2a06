/**
 * Returns which of `count` positions, spread evenly over `width` px, get a label when each label needs `labelWidth` px.
 * It labels every n-th position counted from the end, because readers look for the newest value.
 */
export function labelledPlaces(count: number, width: number, labelWidth: number): number[] {
  if (count === 0 || width <= 0) return [];
  const every = Math.max(1, Math.ceil((labelWidth * count) / width));
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % every === 0);
}

/**
 * Returns the index of the centre nearest to `x` px, or undefined if there are none. The centres go from left to right.
 */
export function nearestPlace(centres: readonly number[], x: number): number | undefined {
  let best: number | undefined;
  for (const [index, centre] of centres.entries()) {
    if (best === undefined || Math.abs(centre - x) < Math.abs((centres[best] ?? 0) - x)) best = index;
  }
  return best;
}
