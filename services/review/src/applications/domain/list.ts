import { type Instants, invalid } from '@setu/kit/core';
import { decisionWorkingDays, overdueBefore } from '@setu/proto/application-term';
import { listSorts, type SortKeyOf } from '@setu/proto/list-sorts';
import type { ApplicationStatus } from '@setu/proto/words';

/** The columns by which a list of applications can be sorted. */
export type ApplicationSort = SortKeyOf<'applications'>;

/**
 * What waits for a manager: the new applications, and the manager's own ones in review whose decision is overdue. The
 * moments are those before which an application must have been sent to be overdue.
 */
export interface ApplicationWaits {
  managerId: string;
  answerBefore: Date;
  decisionBefore: Date;
}

/** Returns what waits for a manager now. */
export const waitsOf = (managerId: string, now: Date): ApplicationWaits => ({
  managerId,
  answerBefore: overdueBefore(now),
  decisionBefore: overdueBefore(now, decisionWorkingDays),
});

/** The filter and the order of a list of applications. */
export interface ApplicationFilter {
  /** A part of a name or a number, or empty for all. */
  search: string;
  /** Matches any of these statuses. */
  statuses: readonly ApplicationStatus[];
  /** Matches any of these managers, or all when empty. */
  managerIds: readonly string[];
  created: Instants;
  /** Matches the applications that wait for a manager, or all when undefined. */
  waitingFor: ApplicationWaits | undefined;
  /** Undefined for the list's own order, in which the earliest deadlines come first. */
  sort: { key: ApplicationSort; descending: boolean } | undefined;
}

/** Returns the requested order, or undefined for the list's own. Throws `invalid` for an unknown column. */
export function readSort(query: { key: string; descending: boolean } | undefined): ApplicationFilter['sort'] {
  if (query === undefined) return undefined;
  const key = listSorts.applications.find((one) => one === query.key);
  if (key === undefined) throw invalid({ sort: 'invalid_option' });
  return { key, descending: query.descending };
}
