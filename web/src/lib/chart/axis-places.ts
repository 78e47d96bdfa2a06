/**
 * Which of `count` places evenly over `width` px carry their label when each needs `labelWidth` px: every first, second,
 * third… one counted from the end, because the newest is what people look for.
 */
export function labelledPlaces(count: number, width: number, labelWidth: number): number[] {
  if (count === 0 || width <= 0) return [];
  const every = Math.max(1, Math.ceil((labelWidth * count) / width));
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % every === 0);
}

/** The place nearest to `x` px among the centres, which go from left to right; undefined when there are none. */
export function nearestPlace(centres: readonly number[], x: number): number | undefined {
  let best: number | undefined;
  for (const [index, centre] of centres.entries()) {
    if (best === undefined || Math.abs(centre - x) < Math.abs((centres[best] ?? 0) - x)) best = index;
  }
  return best;
}
