/**
 * Rounds the parts of a total to multiples of a step, so that the rounded parts add up to the rounded total. The parts
 * with the largest remainders are rounded up. The part at `pinned` is rounded as it would be alone, so that it equals the
 * same amount elsewhere.
 */
export function roundParts(parts: readonly number[], step = 1, pinned = -1): number[] {
  const inSteps = parts.map((part) => part / step);
  // Sums of kopecks are not exact in binary, so half a step may be a little below its half.
  const total = Math.round(inSteps.reduce((sum, part) => sum + part, 0) + 1e-6);
  const floors = inSteps.map((part, at) => (at === pinned ? Math.round(part + 1e-6) : Math.floor(part + 1e-6)));
  let missing = total - floors.reduce((sum, part) => sum + part, 0);
  const byRemainder = inSteps
    .map((part, at) => ({ at, rest: part - (floors[at] ?? 0) }))
    .filter(({ at }) => at !== pinned)
    .sort((a, b) => b.rest - a.rest);
  const rounded = [...floors];
  for (const { at } of byRemainder) {
    if (missing <= 0) break;
    rounded[at] = (rounded[at] ?? 0) + 1;
    missing -= 1;
  }
  // A step below one would give 0.30000000000000004.
  return rounded.map((part) => (step < 1 ? part / Math.round(1 / step) : part * step));
}
