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
 * twice the deadline. Without a deadline every age is normal. The last range has no end, so the number of overdue
 * requests of the stage decides.
 */
export function heatTone({ from, to }: { from: number; to: number }, termHours: number | null, late = 0): HeatTone {
  if (termHours === null) return 'norm';
  const term = termHours / 24;
  if (from >= 2 * term) return 'twice';
  if (from >= term) return 'beyond';
  if (!Number.isFinite(to)) return late > 0 ? 'beyond' : 'norm';
  return to >= term ? 'soon' : 'norm';
}
