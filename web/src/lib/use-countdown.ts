import { useEffect, useState } from 'react';

/** Whole seconds left until a moment, counted down; 0 once it is over, and for none. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isOver = left === 0;
  useEffect(
    function tick() {
      setNow(Date.now());
      if (isOver) return;
      const timer = setInterval(() => setNow(Date.now()), 1000);
      return () => clearInterval(timer);
    },
    [isOver],
  );
  return left;
}
