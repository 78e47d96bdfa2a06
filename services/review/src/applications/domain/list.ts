import { type Instants, invalid } from '@setu/kit/core';
import type { ApplicationStatus } from '@setu/proto/words';

/** What a list of applications may be sorted by. */
export const applicationSorts = ['numeric_hash', 'company_name', 'manager', 'status', 'created_at'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

/** Which applications, and in which order. */
export interface ApplicationFilter {
  /** A part of a name or a number; empty: any. */
  search: string;
  /** In any of these. */
  statuses: readonly ApplicationStatus[];
  /** Of any of these; empty: of all. */
  managerIds: readonly string[];
  created: Instants;
  sort: { key: ApplicationSort; descending: boolean };
}

/** The order asked for, newest first without one; `invalid` for a key of no column. */
export function readSort(asked: { key: string; descending: boolean } | undefined): ApplicationFilter['sort'] {
  if (asked === undefined) return { key: 'created_at', descending: true };
  const key = applicationSorts.find((one) => one === asked.key);
  if (key === undefined) throw invalid({ sort: 'invalid_option' });
  return { key, descending: asked.descending };
}
