import type { RequestRowView } from '@setu/contract';

type Clock = Pick<NonNullable<RequestRowView['clock']>, 'warn_at' | 'due_at'>;

export type ClockLevel = 'soon' | 'late' | undefined;

/** Returns the urgency of a stage's SLA timer: late after its deadline, soon after its warning time. */
export function clockLevel({ warn_at, due_at }: Clock, now: Date): ClockLevel {
  if (Date.parse(due_at) < now.getTime()) return 'late';
  return Date.parse(warn_at) <= now.getTime() ? 'soon' : undefined;
}
