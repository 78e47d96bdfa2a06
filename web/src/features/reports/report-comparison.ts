import { daysOfPeriod, type Report, type ReportView } from '@setu/contract';

/**
 * Returns the relative change of a sum against the preceding period of equal length. Undefined if there is no
 * comparison or the earlier sum was zero.
 */
export function changeOf(
  report: Report,
  name: string,
  { sums, sums_before: before }: Pick<ReportView, 'sums' | 'sums_before'>,
): number | undefined {
  const at = report.columns.findIndex((column) => column.name === name);
  const [now, then] = [sums[at] ?? null, before?.[at] ?? null];
  return now === null || then === null || then === 0 ? undefined : now / then - 1;
}

/**
 * Returns the length of a period in weeks if it consists of full weeks, otherwise in days. Returns undefined for a
 * report without a period.
 */
export function spanOf({
  from,
  to,
}: Pick<ReportView, 'from' | 'to'>): { unit: 'weeks' | 'days'; count: number } | undefined {
  if (from === null || to === null) return undefined;
  const days = daysOfPeriod({ from, to });
  return days % 7 === 0 ? { unit: 'weeks', count: days / 7 } : { unit: 'days', count: days };
}
