import { type ListQuery, type ReportName, type reportCodec, reportNames, reportOrder } from '@setu/contract';
import { dayIn, daysBefore, invalid, isDay, mondaysUpTo } from '@setu/kit/core';
import type { ReportQuery as WireQuery } from '@setu/proto/common/reports';
import { wireReportName } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import { reportOf } from '../present/report-cells.js';

export type ReportListQuery = ListQuery<typeof reportCodec>;

/** A report's query to its owning service, not limited to a page. */
export interface ReadReport {
  name: ReportName;
  days: { from: string; to: string } | null;
  order: { key: string; descending: boolean };
  wire: WireQuery;
}

/** The default period: twelve weeks from a Monday up to today. */
const defaultWeeks = 12;

const readDay = (path: 'from' | 'to', day: string): string => {
  if (!isDay(day)) throw invalid({ [path]: 'invalid_date' });
  return day;
};

/** Returns the default first day of a period that ends on the given day. */
const defaultFrom = (to: string): string => mondaysUpTo(to, defaultWeeks)[0] ?? daysBefore(to, 7 * defaultWeeks);

/** Returns the default period of a report. */
export const defaultDays = (today: string): { from: string; to: string } => ({ from: defaultFrom(today), to: today });

/** Returns the days of a report, both inclusive. A missing day gets its default. */
function readDays({ filters }: ReportListQuery, today: string): { from: string; to: string } {
  const to = readDay('to', filters.to || filters.period.to || today);
  return { from: readDay('from', filters.from || filters.period.from || defaultFrom(to)), to };
}

/** Returns the name of the requested report. Without a name, a screen shows the first report and a file is rejected. */
function readName(name: string, fallback: ReportName | undefined): ReportName {
  if (name === '' && fallback) return fallback;
  const found = reportNames.find((one) => one === name);
  if (!found) throw invalid({ name: name === '' ? 'required' : 'invalid_option' });
  return found;
}

/** Parses the query of a report. Throws `invalid` on a field whose value matches no report. */
export function readReport(call: CallContext, query: ReportListQuery, fallback?: ReportName): ReadReport {
  const name = readName(query.filters.name, fallback);
  const report = reportOf(name);
  const order = reportOrder(
    report,
    query.sort ? { key: query.sort.key, descending: query.sort.direction === 'desc' } : undefined,
  );
  if (!order) throw invalid({ [`sort.${query.sort?.key ?? ''}`]: 'invalid_option' });
  const { timeZone } = call.caller;
  const days = report.hasPeriod ? readDays(query, dayIn(timeZone, new Date())) : null;
  const { language, audience, section, show, step } = query.filters;
  const wire = {
    name: wireReportName(name),
    period: { from: days?.from ?? '', to: days?.to ?? '', timeZone },
    ...{ sort: order, page: undefined, languages: language, audiences: audience, sectionIds: section, step },
    ...{ missedOnly: show.includes('missed'), newOnly: show.includes('new') },
  };
  return { name, days, order, wire };
}
