import { useEffect, useEffectEvent, useState } from 'react';
import type { Option } from './select-control';

export interface OptionPage {
  options: Option[];
  /** Whether another page can be loaded. */
  hasMore: boolean;
}

/** Finds options by typed text, page by page from 1. Rejects on failure. */
export type SearchOptions = (text: string, page: number, signal: AbortSignal) => Promise<OptionPage>;

interface OptionSearchSettings {
  search: SearchOptions;
  /** The number of characters from which a search starts. */
  from: number;
  /** How long the user must pause before a search starts, in milliseconds. */
  pauseMs: number;
  /** Nothing is searched while the list is closed. */
  isOpen: boolean;
}

interface Found extends OptionPage {
  kind: 'loading' | 'ready' | 'failed';
  /** The text that was searched, and the last page that has arrived. */
  query: string;
  page: number;
}

export interface OptionSearch extends OptionPage {
  kind: 'short' | Found['kind'];
  /** Loads the next page, or repeats the one that failed. */
  more: () => void;
}

const notSearched = (query: string): Found => ({ kind: 'loading', options: [], hasMore: false, query, page: 0 });

/** Searches options for the typed text, after a pause and only for the latest text. */
export function useOptionSearch(text: string, settings: OptionSearchSettings): OptionSearch {
  const { search, from, pauseMs, isOpen } = settings;
  const query = text.trim();
  const isShort = query.length < from;
  const [known, setKnown] = useState<Found>(() => notSearched(query));
  const [request, setRequest] = useState({ query, page: 1, round: 0 });
  const found = known.query === query ? known : notSearched(query);
  const { page, round } = request.query === query ? request : { page: 1, round: 0 };
  const isWanted = isOpen && !isShort && found.page < page && found.kind !== 'failed';
  const find = useEffectEvent(async (signal: AbortSignal) => {
    const before = page === 1 ? [] : found.options;
    try {
      const next = await search(query, page, signal);
      if (signal.aborted) return;
      setKnown({ kind: 'ready', query, page, options: [...before, ...next.options], hasMore: next.hasMore });
    } catch {
      if (!signal.aborted) setKnown({ ...notSearched(query), kind: 'failed', page: page - 1, options: before });
    }
  });
  useEffect(
    function searchAfterPause() {
      if (!isWanted) return;
      const leaving = new AbortController();
      const isTyping = query !== '' && page === 1 && round === 0;
      const timer = window.setTimeout(() => void find(leaving.signal), isTyping ? pauseMs : 0);
      return () => {
        window.clearTimeout(timer);
        leaving.abort();
      };
    },
    [query, page, round, isWanted, pauseMs],
  );
  const more = () => {
    setKnown({ ...found, kind: 'loading' });
    setRequest({ query, page: found.page + 1, round: round + 1 });
  };
  return { kind: isShort ? 'short' : found.kind, options: found.options, hasMore: found.hasMore, more };
}
