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

type Phase = 'done' | 'doing' | 'todo' | 'late';

/** Returns how each milestone is shown, in their order. The first one that has not happened is in progress. */
export function milestonePhases(milestones: readonly MilestoneView[]): Phase[] {
  const next = milestones.findIndex(({ happened }) => !happened);
  return milestones.map(({ happened, overdue }, index) => {
    if (happened) return 'done';
    if (overdue) return 'late';
    return index === next ? 'doing' : 'todo';
  });
}
