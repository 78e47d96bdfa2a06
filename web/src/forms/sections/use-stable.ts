import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a handler that stays the same between renders and always runs the newest function. Use it for children that
 * render only when their own props change.
 */
export function useStable<Args extends unknown[], Result>(run: (...args: Args) => Result): (...args: Args) => Result {
  const newest = useRef(run);
  useLayoutEffect(function keepNewest() {
    newest.current = run;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
