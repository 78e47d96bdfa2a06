import { invalid, isTimeZone } from '@setu/kit/core';
import type { ReportQuery } from '@setu/proto/common/reports';
import { reportOrder, reports } from '@setu/proto/report-columns';
import { reportNameWord } from '@setu/proto/wire-words';
import { type CompanyReport, companyReports, type ReportParams } from '../domain/report.js';

/**
 * Validates a report query and returns the report's name and parameters. Throws `invalid` for a report of another
 * service, an unknown order, or an unknown time zone.
 */
export function readReportQuery(
  query: ReportQuery | undefined,
  reader: Pick<ReportParams, 'locale' | 'now'>,
): { name: CompanyReport; params: ReportParams } {
  if (query === undefined) throw invalid({ query: 'required' });
  const name = companyReports.find((one) => one === reportNameWord(query.name));
  if (name === undefined) throw invalid({ name: 'invalid_option' });
  const sort = reportOrder(reports[name], query.sort);
  if (sort === undefined) throw invalid({ sort: 'invalid_option' });
  const timeZone = query.period?.timeZone ?? '';
  if (timeZone !== '' && !isTimeZone(timeZone)) throw invalid({ time_zone: 'invalid_option' });
  return { name, params: { ...reader, sort, timeZone } };
}
