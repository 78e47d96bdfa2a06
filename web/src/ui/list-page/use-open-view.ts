import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

interface OpenViewOptions {
  /** The query of the address. */
  search: string;
  /** The address of the view that shows what waits for the reader. */
  to: string;
  /** The number of rows in that view, once it is known. */
  waiting: number | undefined;
  /** Whether the rows of the address are still loading. */
  isFetching: boolean;
}

/** `arriving` until the number is known, then `opening` until the rows of the view have loaded. */
type Stage = 'arriving' | 'opening' | 'open';

/**
 * Opens the rows that wait for the reader instead of all rows, if the reader came without filters and something waits.
 * The link to all rows still works, because this happens only on arrival. Returns true until the view and its rows are
 * there, so that the list never shows all rows first.
 */
export function useOpenView({ search, to, waiting, isFetching }: OpenViewOptions): boolean {
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>(search === '' ? 'arriving' : 'open');
  useEffect(
    function openView() {
      if (stage === 'opening' && search !== '' && !isFetching) setStage('open');
      if (stage !== 'arriving' || waiting === undefined) return;
      setStage(waiting > 0 ? 'opening' : 'open');
      if (waiting > 0) void navigate(to, { replace: true });
    },
    [stage, search, isFetching, waiting, navigate, to],
  );
  return stage !== 'open' && waiting !== 0;
}
