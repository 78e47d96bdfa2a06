/** The five age ranges on a dashboard: how long a request has been in its stage, in days. */
export const ageSpans = [
  { id: 'day', from: 0, to: 1 },
  { id: 'three', from: 1, to: 3 },
  { id: 'five', from: 3, to: 5 },
  { id: 'ten', from: 5, to: 10 },
  { id: 'longer', from: 10, to: Number.POSITIVE_INFINITY },
] as const;

export type HeatTone = 'norm' | 'soon' | 'beyond' | 'twice';

/**
 * Returns the tone of an age range, compared with the stage's deadline in hours: near it, certainly past it, or past
 * twice the deadline. Without a deadline every age is normal. In the range that contains the deadline, `late` decides:
 * the number of overdue requests of the stage that are not in the later ranges.
 */
export function heatTone({ from, to }: { from: number; to: number }, termHours: number | null, late = 0): HeatTone {
  if (termHours === null) return 'norm';
  const term = termHours / 24;
  if (from >= 2 * term) return 'twice';
  if (from >= term) return 'beyond';
  if (to < term) return 'norm';
  if (late > 0) return 'beyond';
  return Number.isFinite(to) ? 'soon' : 'norm';
}

/** Returns how many of a stage's overdue requests are in the age range that contains its deadline. */
export function lateAround(ages: readonly number[], termHours: number | null, late: number): number {
  const later = ageSpans.reduce(
    (sum, { from }, index) => sum + (termHours !== null && from >= termHours / 24 ? (ages[index] ?? 0) : 0),
    0,
  );
  return Math.max(0, late - later);
}
