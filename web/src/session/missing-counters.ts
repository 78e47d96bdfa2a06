import type { Counters, PageContext } from '@setu/contract';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api/api';
import { listTag } from '../api/tags';
import { hasPermission } from './access';
import { useSession } from './use-session';

/** The delay before the first retry, and the longest delay between two, in milliseconds. */
const firstMs = 2000;
const longestMs = 60_000;

/** Returns the header's counters that this user has by their permissions. */
function countersOf({ user }: Pick<PageContext, 'user'>): (keyof Counters)[] {
  if (user === null) return [];
  const counters: (keyof Counters)[] = ['notices'];
  if (hasPermission(user, 'cart')) counters.push('cart');
  if (hasPermission(user, 'request_queue')) counters.push('rfc', 'rfd');
  return counters;
}

/** Returns whether a counter of the header was not available in time. */
export const missesCounter = (context: Pick<PageContext, 'user' | 'counters'>): boolean =>
  countersOf(context).some((name) => context.counters[name] === undefined);

/** Requests missing counters of the header while the page is visible, soon and then at growing intervals. */
export function useMissingCounters(): void {
  const isMissing = missesCounter(useSession());
  const dispatch = useDispatch();
  useEffect(
    function loadUntilComplete() {
      if (!isMissing) return;
      let waitMs = firstMs;
      let timer = setTimeout(load, waitMs);
      function load() {
        if (document.visibilityState === 'visible') {
          dispatch(api.util.invalidateTags([listTag('context')]));
          waitMs = Math.min(waitMs * 2, longestMs);
        }
        timer = setTimeout(load, waitMs);
      }
      return () => clearTimeout(timer);
    },
    [isMissing, dispatch],
  );
}
