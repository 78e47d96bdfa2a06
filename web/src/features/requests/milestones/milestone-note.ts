import type { MilestoneView } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';

/** The date of a milestone: the day it happened, or the day it is or was expected. */
export interface MilestoneDate {
  key: 'happened' | 'expected' | 'late' | 'unknown';
  date: string;
}

/** Returns the date of a milestone as parts of a text. An expected day in the past is `late`. */
export function milestoneDate({ happened, expected, overdue }: MilestoneView): MilestoneDate {
  if (happened) return { key: 'happened', date: formatDate(happened) };
  if (!expected) return { key: 'unknown', date: '' };
  return { key: overdue ? 'late' : 'expected', date: formatDate(expected) };
}

/** Returns the milestones in order of their dates, happened or expected. Those without a date keep their place. */
export function byDate(milestones: readonly MilestoneView[]): MilestoneView[] {
  const sorted = milestones
    .filter((one) => dayOf(one) !== null)
    .sort((a, b) => (dayOf(a) ?? '').localeCompare(dayOf(b) ?? ''));
  return milestones.map((one) => (dayOf(one) === null ? one : (sorted.shift() ?? one)));
}

const dayOf = ({ happened, expected }: MilestoneView): string | null => happened ?? expected;
