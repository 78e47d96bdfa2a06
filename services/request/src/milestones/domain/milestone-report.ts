import { dayIn, isDay } from '@setu/kit/core';
import { type Failure, filesFailure, refuse, textFailure } from '../../drafts/domain/failures.js';
import type { Day, MilestoneReport } from './milestone.js';

/** The character limit of a note. */
export const noteMax = 1000;

/** The range of possible days, in the reporting user's time zone: from the day of the contract to today. */
export interface Days {
  contractedOn: Day;
  today: Day;
}

/** Returns the days of the contract and of now in a time zone. Throws `invalid` on `time_zone`. */
export const daysOf = (contractedAt: Date, now: Date, zone: string): Days => ({
  contractedOn: dayIn(zone, contractedAt),
  today: dayIn(zone, now),
});

function dayFailure(day: Day | '' | undefined, { contractedOn }: Days): Failure {
  if (day === undefined || day === '') return undefined;
  if (!isDay(day)) return 'invalid_date';
  return day < contractedOn ? 'before_contract' : undefined;
}

/** Checks a report and returns it with its note trimmed. Throws `invalid` on expected, happened, note and files. */
export function checkedReport(report: MilestoneReport, days: Days): MilestoneReport {
  const note = report.note?.trim();
  const future: Failure =
    report.happenedOn !== undefined && report.happenedOn > days.today ? 'date_in_future' : undefined;
  refuse({
    expected: dayFailure(report.expectedOn, days),
    happened: dayFailure(report.happenedOn, days) ?? future,
    note: note === undefined ? undefined : textFailure(note, noteMax),
    files: report.files && filesFailure(report.files),
  });
  return { ...report, note };
}
