import { useEffect, useState } from 'react';

/** What was typed last, once nothing more has been typed for a while. */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(
    function waitForQuiet() {
      const timer = setTimeout(() => setSettled(text), pauseMs);
      return () => clearTimeout(timer);
    },
    [text, pauseMs],
  );
  return settled;
}
