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
  words: string;
  page: number;
}

export interface OptionSearch extends OptionPage {
  kind: 'short' | Found['kind'];
  /** Loads the next page, or repeats the one that failed. */
  more: () => void;
}

const notSearched = (words: string): Found => ({ kind: 'loading', options: [], hasMore: false, words, page: 0 });

/** Searches options for the typed text, after a pause and only for the latest text. */
export function useOptionSearch(text: string, settings: OptionSearchSettings): OptionSearch {
  const { search, from, pauseMs, isOpen } = settings;
  const words = text.trim();
  const isShort = words.length < from;
  const [known, setKnown] = useState<Found>(() => notSearched(words));
  const [wish, setWish] = useState({ words, page: 1, round: 0 });
  const found = known.words === words ? known : notSearched(words);
  const { page, round } = wish.words === words ? wish : { page: 1, round: 0 };
  const isWanted = isOpen && !isShort && found.page < page && found.kind !== 'failed';
  const find = useEffectEvent(async (signal: AbortSignal) => {
    const before = page === 1 ? [] : found.options;
    try {
      const next = await search(words, page, signal);
      if (signal.aborted) return;
      setKnown({ kind: 'ready', words, page, options: [...before, ...next.options], hasMore: next.hasMore });
    } catch {
      if (!signal.aborted) setKnown({ ...notSearched(words), kind: 'failed', page: page - 1, options: before });
    }
  });
  useEffect(
    function searchAfterPause() {
      if (!isWanted) return;
      const leaving = new AbortController();
      const isTyping = words !== '' && page === 1 && round === 0;
      const timer = window.setTimeout(() => void find(leaving.signal), isTyping ? pauseMs : 0);
      return () => {
        window.clearTimeout(timer);
        leaving.abort();
      };
    },
    [words, page, round, isWanted, pauseMs],
  );
  const more = () => {
    setKnown({ ...found, kind: 'loading' });
    setWish({ words, page: found.page + 1, round: round + 1 });
  };
  return { kind: isShort ? 'short' : found.kind, options: found.options, hasMore: found.hasMore, more };
}
