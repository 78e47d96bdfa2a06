import { invalid } from '@setu/kit/core';
import type { BusinessType, CompanyType } from '@setu/proto/words';

/** What a list of companies may be sorted by. */
export const companySorts = ['name', 'business_type', 'manager', 'created_at'] as const;
export type CompanySort = (typeof companySorts)[number];

/** Which companies, and in which order. */
export interface CompanyFilter {
  types: readonly CompanyType[];
  /** A part of a name or a tax number; empty: any. */
  search: string;
  /** Of any of these; empty: of all. So the two after it. */
  managerIds: string[];
  businessTypes: BusinessType[];
  industryIds: string[];
  sort: { key: CompanySort; descending: boolean };
}

/** The order asked for, newest first without one; `invalid` for a key of no column. */
export function readSort(asked: { key: string; descending: boolean } | undefined): CompanyFilter['sort'] {
  if (asked === undefined) return { key: 'created_at', descending: true };
  const key = companySorts.find((one) => one === asked.key);
  if (key === undefined) throw invalid({ sort: 'invalid_option' });
  return { key, descending: asked.descending };
}
