import { canonicalListQuery, constants, type ListCodec, type ListQuery, serializeListQuery } from '@setu/contract';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { readChoice, saveChoice } from '../../lib/stored-choice';
import type { TableSort } from '../data-table/columns';

type Filters<C extends ListCodec> = ListQuery<C>['filters'];

export interface ListControls<C extends ListCodec> {
  /** The canonical query string. It is the cache key and the query of the BFF call. */
  search: string;
  /**
   * Sets one filter. A text search replaces the history entry, and every other change adds one. Any change goes to page
   * 1. A text search has no effect while another page is being opened.
   */
  setFilter: <Name extends keyof Filters<C>>(name: Name, value: Filters<C>[Name], isTyping?: boolean) => void;
  /** Sets several filters together. */
  setFilters: (filters: Partial<Filters<C>>, isTyping?: boolean) => void;
  setSort: (sort: TableSort | null) => void;
  setLimit: (limit: number) => void;
  reset: () => void;
  pageHref: (page: number) => string;
  /** Returns the query string with another order. */
  searchIn: (sort: ListQuery<C>['sort']) => string;
  /** Returns the address of this list with other filters, for saved views. */
  hrefWith: (filters: Partial<Filters<C>>) => string;
  /** True while any filter narrows the list. */
  isFiltered: boolean;
}

const sizes = constants.pageSizes.map(String);

/** The name under which the chosen page size is stored. Lists with another default have a choice of their own. */
const sizeName = ({ limit }: ListCodec): string => (limit === undefined ? 'page-size' : `page-size-${limit}`);

/** Adds the page size that the reader chose last to an address without one. */
function withStoredSize(codec: ListCodec, params: URLSearchParams): URLSearchParams {
  const stored = params.has('limit') ? null : readChoice(sizeName(codec), sizes);
  return stored === null ? params : new URLSearchParams([...params, ['limit', stored]]);
}

const withQuery = (path: string, query: string) => (query ? `${path}?${query}` : path);

/**
 * Returns a list's state, which only the address stores. Invalid values are dropped. The first render replaces the
 * address with its canonical form.
 */
export function useListQuery<C extends ListCodec>(codec: C): [ListQuery<C>, ListControls<C>] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { location: opening } = useNavigation();
  const isLeaving = opening !== undefined && opening.pathname !== pathname;
  const asGiven = params.toString();
  const current = withStoredSize(codec, params).toString();
  const query = useMemo(() => canonicalListQuery(codec, new URLSearchParams(current)), [codec, current]);
  const search = serializeListQuery(codec, query);
  useEffect(
    function canonicaliseAddress() {
      if (asGiven !== search) setParams(search, { replace: true });
    },
    [asGiven, search, setParams],
  );
  // A change begins with the query of the change before it, which the page may not show yet.
  const latest = useRef(query);
  useEffect(
    function followAddress() {
      latest.current = query;
    },
    [query],
  );
  const write = (next: ListQuery<C>) => serializeListQuery(codec, next);
  const go = (change: Partial<ListQuery<C>>, replace = false) => {
    latest.current = { ...latest.current, page: 1, ...change };
    setParams(write(latest.current), { replace });
  };
  const empty = canonicalListQuery(codec, []);
  const setFilters = (filters: Partial<Filters<C>>, isTyping = false) => {
    // A text search is applied after a pause. If the user opens a row during the pause, the search must not bring them
    // back.
    if (!(isTyping && isLeaving)) go({ filters: { ...latest.current.filters, ...filters } }, isTyping);
  };
  const controls: ListControls<C> = {
    search,
    setFilter: (name, value, isTyping) => setFilters({ ...latest.current.filters, [name]: value }, isTyping),
    setFilters,
    setSort: (sort) => go({ sort: sort as ListQuery<C>['sort'] }),
    setLimit: (limit) => {
      saveChoice(sizeName(codec), String(limit));
      go({ limit });
    },
    reset: () => go({ filters: empty.filters }),
    pageHref: (page) => withQuery(pathname, write({ ...query, page })),
    hrefWith: (filters) => withQuery(pathname, write({ ...query, page: 1, filters: { ...query.filters, ...filters } })),
    searchIn: (sort) => write({ ...query, sort }),
    isFiltered: write({ ...query, page: 1, sort: null, limit: empty.limit }) !== '',
  };
  return [query, controls];
}
