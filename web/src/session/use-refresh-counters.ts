import { useCallback } from 'react';
import { fetchPageContext } from './page-context';
import { useSetCounters } from './use-session';

/**
 * Asks the server for the header's counters after something whose answer does not carry them: a request published
 * (its cart line is gone), taken into work, a notice read. A failure leaves the old figures.
 */
export function useRefreshCounters(): () => void {
  const setCounters = useSetCounters();
  return useCallback(() => {
    fetchPageContext()
      .then(({ counters }) => setCounters(counters))
      .catch(() => undefined);
  }, [setCounters]);
}
