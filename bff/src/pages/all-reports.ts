import { type ReportView, reportNames } from '@setu/contract';
import { dayIn } from '@setu/kit/core';
import type { CallContext } from '../http/call-context.js';
import { reportOf } from '../present/report-cells.js';
import { defaultDays } from './report-query.js';

/** Returns all reports, each with the default period of its file, or with the time when its data was last counted. */
export async function allReports(call: CallContext): Promise<ReportView['all']> {
  const { countedAt } = await call.deps.services.catalogue.countReportedCards(
    { of: { $case: 'suppliers', value: { ids: [] } } },
    call.reads(),
  );
  const days = defaultDays(dayIn(call.caller.timeZone, new Date()));
  return reportNames.map((name) => {
    const { hasPeriod, isCounted = false } = reportOf(name);
    const { from, to } = hasPeriod ? days : { from: null, to: null };
    return { name, from, to, counted_at: (isCounted && countedAt) || null };
  });
}
