import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { AuditQuery } from './api';

/** The filters of the log, under their names in the address. */
const filterNames = ['from', 'to', 'person', 'company', 'kind', 'object', 'action', 'service', 'search'] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Record<FilterName, string>;

const readFilters = (params: URLSearchParams): Filters =>
  Object.fromEntries(filterNames.map((name) => [name, params.get(name) ?? ''])) as Filters;

const none = readFilters(new URLSearchParams());

/** Reads the log's filters and page from the address. A change of the filters starts at the newest entry. */
export function useAuditPlace() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  // A change begins with the filters of the change before it, which the page may not show yet.
  const latest = useRef(filters);
  useEffect(
    function followAddress() {
      latest.current = readFilters(params);
    },
    [params],
  );
  const before = params.get('before') ?? '';
  const written = (of: Filters, place = ''): URLSearchParams =>
    new URLSearchParams(Object.entries({ ...of, before: place }).filter(([, value]) => value !== ''));
  const change = (next: Filters, place = ''): void => {
    latest.current = next;
    setParams(written(next, place));
  };
  return {
    filters,
    before,
    isFiltered: filterNames.some((name) => filters[name] !== ''),
    query: Object.fromEntries(written(filters, before)) as AuditQuery,
    /** The query for a file with all entries. */
    fileSearch: written(filters).toString(),
    set: (wanted: Partial<Filters>) => change({ ...latest.current, ...wanted }),
    goOn: (place: string) => change(latest.current, place),
    reset: () => change(none),
  };
}
