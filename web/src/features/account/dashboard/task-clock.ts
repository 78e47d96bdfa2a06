import type { DeskTaskView } from '@setu/contract';
import { type ClockLevel, clockLevel } from '../../requests/public';

const warnDays = 3;
const dayMs = 86_400_000;

type Task = Pick<DeskTaskView, 'due_at' | 'since' | 'reason'> & { request: Pick<DeskTaskView['request'], 'clock'> };

/**
 * Returns the urgency of a task. A broker's request follows the SLA timer of its stage, other requests are late past
 * their deadline. Everything else is urgent after three days of waiting. An overdue milestone is late.
 */
export function taskLevel({ due_at, since, reason, request }: Task, now: Date): ClockLevel {
  if (reason === 'milestone') return 'late';
  if (reason === 'turn' && request.clock) return clockLevel(request.clock, now);
  if (due_at !== null && Date.parse(due_at) < now.getTime()) return 'late';
  return now.getTime() - Date.parse(since) >= warnDays * dayMs ? 'soon' : undefined;
}

/** Sorts overdue tasks first and keeps the given order otherwise, oldest first. */
export function byUrgency<T extends Task>(tasks: readonly T[], now: Date): T[] {
  const isLate = (task: T) => taskLevel(task, now) === 'late';
  return [...tasks.filter(isLate), ...tasks.filter((task) => !isLate(task))];
}
