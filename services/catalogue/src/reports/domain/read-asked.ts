import { type DayRange, daysBefore, instantsOf, invalid, isUuid } from '@setu/kit/core';
import { daysOfPeriod, reportOrder, reportSteps, reports, stepOf } from '@setu/proto/report-columns';
import { searchAudiences } from '../../search/domain/audience.js';
import type { CatalogueReport, ReportAsked } from './report.js';

/** The longest period there is a report of, and how long what it tells is kept. */
const mostDays = 400;
const dayMs = 86_400_000;

/** A report as it was asked for, before it is known to be good. */
export interface Told {
  period?: DayRange | undefined;
  sort?: { key: string; descending: boolean } | undefined;
  languages: readonly string[];
  audiences: readonly string[];
  missedOnly: boolean;
  newOnly: boolean;
  sectionIds: readonly string[];
  step: string;
}

type Days = Pick<ReportAsked, 'days' | 'from' | 'before' | 'earlier' | 'step'>;

/** The days of a report of a period: `invalid` without both, the wrong way round, and of more than 400. */
function readDays({ period, step }: Told, now: Date): Days {
  const days = period ?? { from: '', to: '', timeZone: '' };
  const { from, before } = instantsOf('period', days);
  if (from === undefined) throw invalid({ from: 'required' });
  if (before === undefined) throw invalid({ to: 'required' });
  if (before <= from) throw invalid({ to: 'period_order' });
  const count = daysOfPeriod(days);
  if (count > mostDays) throw invalid({ from: { code: 'period_too_long', params: { max: String(mostDays) } } });
  return { days, from, before, earlier: earlierOf(days, from, now), step: stepOf(count, step) };
}

/** As many days before a period; they end where it begins. */
function earlierOf(days: DayRange, before: Date, now: Date): ReportAsked['earlier'] {
  const earlier = { from: daysBefore(days.from, daysOfPeriod(days)), to: daysBefore(days.from, 1) };
  const { from = before } = instantsOf('period', { ...earlier, timeZone: days.timeZone });
  return { days: earlier, from, before, isKept: now.getTime() - from.getTime() <= mostDays * dayMs };
}

const noDays: Days = {
  days: { from: '', to: '', timeZone: '' },
  from: new Date(0),
  before: new Date(0),
  earlier: { days: { from: '', to: '' }, from: new Date(0), before: new Date(0), isKept: false },
  step: 'day',
};

/** Takes what was asked of a report, gives what its store answers; `invalid` names what it cannot be asked. */
export function readAsked(
  name: CatalogueReport,
  told: Told,
  { locale, now }: { locale: 'en' | 'ru'; now: Date },
): ReportAsked {
  const { hasPeriod } = reports[name];
  const sort = reportOrder(reports[name], told.sort);
  if (sort === undefined) throw invalid({ sort: 'invalid_option' });
  if (told.step !== '' && !reportSteps.some((step) => step === told.step)) throw invalid({ step: 'invalid_option' });
  if (!told.sectionIds.every(isUuid)) throw invalid({ section: 'invalid_option' });
  return {
    locale,
    ...(hasPeriod ? readDays(told, now) : noDays),
    sort,
    languages: told.languages,
    audiences: searchAudiences.filter((one) => told.audiences.includes(one)),
    missedOnly: told.missedOnly,
    newOnly: told.newOnly,
    sectionIds: told.sectionIds,
  };
}
