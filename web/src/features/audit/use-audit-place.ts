import { useSearchParams } from 'react-router';
import type { AuditQuery } from './api';

/** The filters of the log, under their names in the address. */
const filterNames = ['from', 'to', 'person', 'company', 'kind', 'object', 'action', 'service', 'search'] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Record<FilterName, string>;

/** Reads the log's filters and page from the address. A change of the filters starts at the newest entry. */
export function useAuditPlace() {
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(filterNames.map((name) => [name, params.get(name) ?? ''])) as Filters;
  const before = params.get('before') ?? '';
  const written = (wanted: Partial<Filters>, place = ''): URLSearchParams => {
    const all = { ...filters, ...wanted, before: place };
    return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
  };
  return {
    filters,
    before,
    isFiltered: filterNames.some((name) => filters[name] !== ''),
    query: Object.fromEntries(written({}, before)) as AuditQuery,
    /** The query for a file with all entries. */
    fileSearch: written({}).toString(),
    set: (wanted: Partial<Filters>) => setParams(written(wanted)),
    goOn: (place: string) => setParams(written({}, place)),
    reset: () => setParams({}),
  };
}
