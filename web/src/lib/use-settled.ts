import { useEffect, useState } from 'react';

/** Returns the typed text once typing has paused. */
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
