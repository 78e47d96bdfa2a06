/** Days in a stage, from and to, of the five ages a desk counts. */
export const ageSpans = [
  { id: 'day', from: 0, to: 1 },
  { id: 'three', from: 1, to: 3 },
  { id: 'five', from: 3, to: 5 },
  { id: 'ten', from: 5, to: 10 },
  { id: 'longer', from: 10, to: Number.POSITIVE_INFINITY },
] as const;

export type HeatTone = 'norm' | 'soon' | 'beyond' | 'twice';

/** How far an age is from the stage's own term: certainly beyond it, twice beyond it, or near its end. Without a term all is in norm. */
export function heatTone({ from, to }: { from: number; to: number }, termHours: number | null): HeatTone {
  if (termHours === null) return 'norm';
  const term = termHours / 24;
  if (from >= 2 * term) return 'twice';
  if (from >= term) return 'beyond';
  return Number.isFinite(to) && to >= term ? 'soon' : 'norm';
}
