import { daysOfPeriod, type ReportName } from '@setu/contract';
import { daysBefore } from '@setu/kit/core';
import type { ReportHead, ReportQuery } from '@setu/proto/common/reports';
import type { CallContext } from '../http/call-context.js';
import { cellNumber, reportOf } from '../present/report-cells.js';
import { otherCells } from './report-counts.js';

interface Before {
  name: ReportName;
  days: { from: string; to: string };
  head: ReportHead;
  query: ReportQuery;
}

/**
 * Returns a report's sums for the preceding period of the same length, one for each compared column. Null if the owning
 * service does not have all of those days.
 */
export async function sumsBefore(
  call: CallContext,
  { name, days, head, query }: Before,
): Promise<(number | null)[] | null> {
  if (head.sumsBefore.length === 0) return null;
  const { columns, compared = [] } = reportOf(name);
  const earlier = { from: daysBefore(days.from, daysOfPeriod(days)), to: daysBefore(days.from, 1) };
  const period = { ...earlier, timeZone: query.period?.timeZone ?? '' };
  const others = (await otherCells(call, { name, ids: [], query: { ...query, period } }))('');
  return columns.map(({ name: column, kind }, at) =>
    compared.includes(column) ? cellNumber(kind, others[column] ?? head.sumsBefore[at] ?? '') : null,
  );
}
