import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a handler that stays the same between renders and always runs the newest function. Use it for children that
 * render only when their own props change.
 */
export function useStable<Given extends unknown[], Result>(
  run: (...given: Given) => Result,
): (...given: Given) => Result {
  const newest = useRef(run);
  useLayoutEffect(function keepNewest() {
    newest.current = run;
  });
  return useCallback((...given: Given) => newest.current(...given), []);
}
