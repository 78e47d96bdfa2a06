import { type DayRange, daysBefore, instantsOf, invalid, isUuid } from '@setu/kit/core';
import { daysOfPeriod, reportOrder, reportSteps, reports, stepOf } from '@setu/proto/report-columns';
import { searchAudiences } from '../../search/domain/audience.js';
import type { CatalogueReport, ReportQuery } from './report.js';

/** The longest period of a report and the retention of its data, in days. */
const maxDays = 400;
const dayMs = 86_400_000;

/** A report request before validation. */
export interface ReportQueryInput {
  period?: DayRange | undefined;
  sort?: { key: string; descending: boolean } | undefined;
  languages: readonly string[];
  audiences: readonly string[];
  missedOnly: boolean;
  newOnly: boolean;
  sectionIds: readonly string[];
  step: string;
}

type Days = Pick<ReportQuery, 'days' | 'from' | 'before' | 'earlier' | 'step'>;

/**
 * Returns the days of a report with a period. Throws `invalid` if a day is missing, the order is reversed or the period
 * exceeds 400 days.
 */
function readDays({ period, step }: ReportQueryInput, now: Date): Days {
  const days = period ?? { from: '', to: '', timeZone: '' };
  const { from, before } = instantsOf('period', days);
  if (from === undefined) throw invalid({ from: 'required' });
  if (before === undefined) throw invalid({ to: 'required' });
  if (before <= from) throw invalid({ to: 'period_order' });
  const count = daysOfPeriod(days);
  if (count > maxDays) throw invalid({ from: { code: 'period_too_long', params: { max: String(maxDays) } } });
  return { days, from, before, earlier: earlierOf(days, from, now), step: stepOf(count, step) };
}

/** Returns the period of equal length that ends where this one begins. */
function earlierOf(days: DayRange, before: Date, now: Date): ReportQuery['earlier'] {
  const earlier = { from: daysBefore(days.from, daysOfPeriod(days)), to: daysBefore(days.from, 1) };
  const { from = before } = instantsOf('period', { ...earlier, timeZone: days.timeZone });
  return { days: earlier, from, before, isRetained: now.getTime() - from.getTime() <= maxDays * dayMs };
}

const noDays: Days = {
  days: { from: '', to: '', timeZone: '' },
  from: new Date(0),
  before: new Date(0),
  earlier: { days: { from: '', to: '' }, from: new Date(0), before: new Date(0), isRetained: false },
  step: 'day',
};

/** Validates a report request and returns what the store needs. Throws `invalid` with the rejected fields. */
export function readReportQuery(
  name: CatalogueReport,
  input: ReportQueryInput,
  { locale, now }: { locale: 'en' | 'ru'; now: Date },
): ReportQuery {
  const { hasPeriod } = reports[name];
  const sort = reportOrder(reports[name], input.sort);
  if (sort === undefined) throw invalid({ sort: 'invalid_option' });
  if (input.step !== '' && !reportSteps.some((step) => step === input.step)) throw invalid({ step: 'invalid_option' });
  if (!input.sectionIds.every(isUuid)) throw invalid({ section: 'invalid_option' });
  return {
    locale,
    ...(hasPeriod ? readDays(input, now) : noDays),
    sort,
    languages: input.languages,
    audiences: searchAudiences.filter((one) => input.audiences.includes(one)),
    missedOnly: input.missedOnly,
    newOnly: input.newOnly,
    sectionIds: input.sectionIds,
  };
}
