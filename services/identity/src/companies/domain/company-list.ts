import { invalid } from '@setu/kit/core';
import { listSorts, type SortKeyOf } from '@setu/proto/list-sorts';
import type { BusinessType, CompanyType } from '@setu/proto/words';

/** The keys by which a list of companies may be sorted. */
export type CompanySort = SortKeyOf<'companies'>;

/** The filter and the order of a list of companies. */
export interface CompanyFilter {
  types: readonly CompanyType[];
  /** A part of a name or a tax number. Empty matches everything. */
  search: string;
  /** The accepted values. Empty for all. The same applies to the next two fields. */
  managerIds: string[];
  businessTypes: BusinessType[];
  industryIds: string[];
  /** Only customers that have not signed, or only locked companies. Both: either of them. */
  isUnsigned: boolean;
  isLocked: boolean;
  sort: { key: CompanySort; descending: boolean };
}

/** Returns the requested order, or newest first if none was requested. Throws `invalid` for an unknown key. */
export function readSort(requested: { key: string; descending: boolean } | undefined): CompanyFilter['sort'] {
  if (requested === undefined) return { key: 'created_at', descending: true };
  const key = listSorts.companies.find((one) => one === requested.key);
  if (key === undefined) throw invalid({ sort: 'invalid_option' });
  return { key, descending: requested.descending };
}
