import type { DeskTaskView } from '@setu/contract';
import { elapsedDays } from '../../../i18n/relative-time';
import { type ClockLevel, dueLevel } from '../../requests/public';

const warnDays = 3;
const dayMs = 86_400_000;

type Task = Pick<DeskTaskView, 'due_at' | 'since' | 'reason'> & {
  request: Pick<DeskTaskView['request'], 'status'>;
};

/** Returns the urgency of something without a deadline: after three days of waiting it is urgent. */
const waitLevel = (since: string, now: Date): ClockLevel => (elapsedDays(since, now) >= warnDays ? 'soon' : undefined);

/**
 * Returns the urgency of a task, by what its row says: late past its deadline, urgent if it is due today. Someone who
 * waits for an answer makes it urgent after three days. Nobody waits for a draft. An overdue milestone is late.
 */
export function taskLevel({ due_at, since, reason, request }: Task, now: Date): ClockLevel {
  if (reason === 'milestone') return 'late';
  if (request.status === 'draft') return undefined;
  return due_at === null ? waitLevel(since, now) : dueLevel(due_at, now);
}

/** Returns the place of a task among the others: overdue, urgent, due within two days, and everything else. */
function rankOf(task: Task, now: Date): number {
  const level = taskLevel(task, now);
  if (level) return level === 'late' ? 0 : 1;
  const { due_at: due, request } = task;
  return due !== null && request.status !== 'draft' && Date.parse(due) - now.getTime() < 2 * dayMs ? 2 : 3;
}

/** Sorts overdue tasks first, then those due soon, and keeps the given order otherwise, oldest first. */
export const byUrgency = <T extends Task>(tasks: readonly T[], now: Date): T[] =>
  [0, 1, 2, 3].flatMap((rank) => tasks.filter((task) => rankOf(task, now) === rank));
