import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same between renders and always runs the newest: for children that draw anew only when their own values change. */
export function useStable<Given extends unknown[], Result>(
  run: (...given: Given) => Result,
): (...given: Given) => Result {
  const newest = useRef(run);
  useLayoutEffect(function keepNewest() {
    newest.current = run;
  });
  return useCallback((...given: Given) => newest.current(...given), []);
}
