import { formatDate } from '../../../i18n/formats';

export type ClockLevel = 'soon' | 'late' | undefined;

/** Returns the urgency of a deadline: late after it, and urgent on its day. All lists and dashboards use this rule. */
export function dueLevel(due: string, now: Date): ClockLevel {
  if (Date.parse(due) < now.getTime()) return 'late';
  return formatDate(due) === formatDate(now.toISOString()) ? 'soon' : undefined;
}
