import { type DayRange, instantsOf, invalid } from '@setu/kit/core';
import { reportOrder, reports } from '@setu/proto/report-columns';
import { searchAudiences } from '../../search/domain/audience.js';
import type { CatalogueReport, ReportAsked } from './report.js';

/** The longest period there is a report of. */
const mostDays = 400;
const dayMs = 86_400_000;

/** A report as it was asked for, before it is known to be good. */
export interface Told {
  period?: DayRange | undefined;
  sort?: { key: string; descending: boolean } | undefined;
  languages: readonly string[];
  audiences: readonly string[];
  missedOnly: boolean;
}

/** The days of a report of a period: `invalid` without both, the wrong way round, and of more than 400. */
function readDays(period: DayRange | undefined): Pick<ReportAsked, 'days' | 'from' | 'before'> {
  const days = period ?? { from: '', to: '', timeZone: '' };
  const { from, before } = instantsOf('period', days);
  if (from === undefined) throw invalid({ from: 'required' });
  if (before === undefined) throw invalid({ to: 'required' });
  if (before <= from) throw invalid({ to: 'period_order' });
  const count = Math.round((Date.parse(days.to) - Date.parse(days.from)) / dayMs) + 1;
  if (count > mostDays) throw invalid({ from: { code: 'period_too_long', params: { max: String(mostDays) } } });
  return { days, from, before };
}

/** Takes what was asked of a report, gives what its store answers; `invalid` names what it cannot be asked. */
export function readAsked(name: CatalogueReport, told: Told, locale: 'en' | 'ru'): ReportAsked {
  const { hasPeriod } = reports[name];
  const sort = reportOrder(reports[name], told.sort);
  if (sort === undefined) throw invalid({ sort: 'invalid_option' });
  const nobodyCares = { days: { from: '', to: '', timeZone: '' }, from: new Date(0), before: new Date(0) };
  return {
    locale,
    ...(hasPeriod ? readDays(told.period) : nobodyCares),
    sort,
    languages: told.languages,
    audiences: searchAudiences.filter((one) => told.audiences.includes(one)),
    missedOnly: told.missedOnly,
  };
}
