import type { MilestoneView } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';

/** What stands of a milestone's date: when it happened, was or is expected. */
export interface MilestoneDate {
  key: 'happened' | 'expected' | 'late' | 'unknown';
  date: string;
}

/** Takes a milestone, gives its date in words' parts; an expected day that has passed is `late`. */
export function milestoneDate({ happened, expected, overdue }: MilestoneView): MilestoneDate {
  if (happened) return { key: 'happened', date: formatDate(happened) };
  if (!expected) return { key: 'unknown', date: '' };
  return { key: overdue ? 'late' : 'expected', date: formatDate(expected) };
}

type Phase = 'done' | 'doing' | 'todo' | 'late';

/** Takes the milestones in their order, gives how each is shown: the first that has not happened is the one under way. */
export function milestonePhases(milestones: readonly MilestoneView[]): Phase[] {
  const next = milestones.findIndex(({ happened }) => !happened);
  return milestones.map(({ happened, overdue }, index) => {
    if (happened) return 'done';
    if (overdue) return 'late';
    return index === next ? 'doing' : 'todo';
  });
}
