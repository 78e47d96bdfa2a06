import type { RequestRowView } from '@setu/contract';

type Clock = Pick<NonNullable<RequestRowView['clock']>, 'warn_at' | 'due_at'>;

export type ClockLevel = 'soon' | 'late' | undefined;

/** The last hours before a deadline, in milliseconds. They are urgent even if the whole term is as short. */
const lastHours = 4 * 3_600_000;

/** Returns the urgency of a stage's SLA timer: late after its deadline, soon after its warning time or in the last hours. */
export function clockLevel({ warn_at, due_at }: Clock, now: Date): ClockLevel {
  const due = Date.parse(due_at);
  if (due < now.getTime()) return 'late';
  return Math.min(Date.parse(warn_at), due - lastHours) <= now.getTime() ? 'soon' : undefined;
}
