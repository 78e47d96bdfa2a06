import { type Instants, invalid } from '@setu/kit/core';
import { listSorts, type SortKeyOf } from '@setu/proto/list-sorts';
import type { ApplicationStatus } from '@setu/proto/words';

/** The columns by which a list of applications can be sorted. */
export type ApplicationSort = SortKeyOf<'applications'>;

/** The filter and the order of a list of applications. */
export interface ApplicationFilter {
  /** A part of a name or a number, or empty for all. */
  search: string;
  /** Matches any of these statuses. */
  statuses: readonly ApplicationStatus[];
  /** Matches any of these managers, or all when empty. */
  managerIds: readonly string[];
  created: Instants;
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
