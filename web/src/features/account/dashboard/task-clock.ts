import type { DeskTaskView } from '@setu/contract';
import { type ClockLevel, clockLevel } from '../../requests/public';

const warnDays = 3;
const dayMs = 86_400_000;
/** The time before a deadline in which a task is urgent. */
const soonMs = dayMs;

type Task = Pick<DeskTaskView, 'due_at' | 'since' | 'reason'> & {
  request: Pick<DeskTaskView['request'], 'clock' | 'status'>;
};

/**
 * Returns the urgency of a task. A broker's request follows the SLA timer of its stage, other requests are late past
 * their deadline and urgent in the day before it. Someone who waits for an answer makes it urgent after three days.
 * Nobody waits for a draft. An overdue milestone is late.
 */
export function taskLevel({ due_at, since, reason, request }: Task, now: Date): ClockLevel {
  if (reason === 'milestone') return 'late';
  if (reason === 'turn' && request.clock) return clockLevel(request.clock, now);
  if (request.status === 'draft') return undefined;
  if (due_at !== null) {
    const left = Date.parse(due_at) - now.getTime();
    return left < 0 ? 'late' : left < soonMs ? 'soon' : undefined;
  }
  return now.getTime() - Date.parse(since) >= warnDays * dayMs ? 'soon' : undefined;
}

/** Sorts overdue tasks first, then those due soon, and keeps the given order otherwise, oldest first. */
export function byUrgency<T extends Task>(tasks: readonly T[], now: Date): T[] {
  const levels: ClockLevel[] = ['late', 'soon', undefined];
  return levels.flatMap((level) => tasks.filter((task) => taskLevel(task, now) === level));
}
