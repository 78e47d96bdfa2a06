import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

interface OpenViewOptions {
  /** The query of the address. */
  search: string;
  /** The address of the view that shows what waits for the reader. */
  to: string;
  /** The number of rows in that view, once it is known. */
  waiting: number | undefined;
}

/**
 * Opens the rows that wait for the reader instead of all rows, if the reader came without filters and something waits.
 * The link to all rows still works, because this happens only on arrival. Returns true until the view opens.
 */
export function useOpenView({ search, to, waiting }: OpenViewOptions): boolean {
  const navigate = useNavigate();
  const [isArriving, setArriving] = useState(search === '');
  useEffect(
    function openView() {
      if (!isArriving || waiting === undefined) return;
      setArriving(false);
      if (waiting > 0) void navigate(to, { replace: true });
    },
    [isArriving, waiting, navigate, to],
  );
  return isArriving && waiting !== 0;
}
