import type { DeskTaskView } from '@setu/contract';
import { type ClockLevel, clockLevel } from '../../requests/public';

const warnDays = 3;
const dayMs = 86_400_000;

type Task = { due_at: DeskTaskView['due_at']; request: Pick<DeskTaskView['request'], 'status_at' | 'clock'> };

/** How pressing a task is: a broker's by its stage's clock; else late past its term, soon after three days of waiting. */
export function taskLevel({ due_at, request }: Task, now: Date): ClockLevel {
  if (request.clock) return clockLevel(request.clock, now);
  if (due_at !== null && Date.parse(due_at) < now.getTime()) return 'late';
  return now.getTime() - Date.parse(request.status_at) >= warnDays * dayMs ? 'soon' : undefined;
}

/** What is past its term first, then as they came: the oldest first. */
export function byUrgency<T extends Task>(tasks: readonly T[], now: Date): T[] {
  const isLate = (task: T) => taskLevel(task, now) === 'late';
  return [...tasks.filter(isLate), ...tasks.filter((task) => !isLate(task))];
}
