import type { DeskTaskView } from '@setu/contract';

const warnDays = 3;
const dayMs = 86_400_000;

export type ClockLevel = 'soon' | 'late' | undefined;

type Task = { due_at: DeskTaskView['due_at']; request: Pick<DeskTaskView['request'], 'status_at'> };

/** How pressing a task is: late past its term, soon after three days of waiting. */
export function clockLevel({ due_at, request }: Task, now: Date): ClockLevel {
  if (due_at !== null && Date.parse(due_at) < now.getTime()) return 'late';
  return now.getTime() - Date.parse(request.status_at) >= warnDays * dayMs ? 'soon' : undefined;
}

/** What is past its term first, then as they came: the oldest first. */
export function byUrgency<T extends Task>(tasks: readonly T[], now: Date): T[] {
  const isLate = (task: T) => clockLevel(task, now) === 'late';
  return [...tasks.filter(isLate), ...tasks.filter((task) => !isLate(task))];
}
