import { useSearchParams } from 'react-router';
import type { AuditQuery } from './api';

/** What the log may be narrowed by, by the names of the address. */
const filterNames = ['from', 'to', 'person', 'company', 'kind', 'object', 'action', 'service'] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Record<FilterName, string>;

/** The log's filters and page, all in the address. Another filter begins at the newest act. */
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
    /** The query of all of it as a file. */
    fileSearch: written({}).toString(),
    set: (wanted: Partial<Filters>) => setParams(written(wanted)),
    goOn: (place: string) => setParams(written({}, place)),
    reset: () => setParams({}),
  };
}
