import type { ReportStep, ReportView } from '@setu/contract';

export type Step = ReportStep;

const dayMs = 86_400_000;
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the last day of the bar that begins on `start`. */
function endOf(start: string, step: Step): string {
  const day = new Date(start);
  if (step === 'day') return start;
  if (step === 'week') return dayAt(day.getTime() + 6 * dayMs);
  return dayAt(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0));
}

/**
 * Returns the state of the last bar of a report's chart: full, still running, or cut off at the end of the period.
 * `days` is the number of days in the bar so far. It is set only for a bar without its last day. A report
 * without a period ends today.
 */
export function lastBar(
  { points, from, to, step: reportStep }: Pick<ReportView, 'points' | 'from' | 'to' | 'step'>,
  today: string,
): { state: 'full' | 'running' | 'cut'; days?: number } {
  const step = reportStep ?? 'month';
  const label = points.at(-1)?.label;
  if (label === undefined) return { state: 'full' };
  const start = from !== null && label < from ? from : label;
  const lastDay = to !== null && to < today ? to : today;
  const end = endOf(label, step);
  if (end < today && (to === null || to >= end)) return { state: 'full' };
  const days = Math.round((Date.parse(lastDay) - Date.parse(start)) / dayMs) + 1;
  return {
    state: to !== null && to < today ? 'cut' : 'running',
    ...(step !== 'day' && days > 0 && lastDay < end && { days }),
  };
}
