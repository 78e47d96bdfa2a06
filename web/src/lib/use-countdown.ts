import { useEffect, useState } from 'react';

/** Returns the seconds left until a moment, rounded up and counted down. 0 once it is over, or without one. */
export function useCountdown(end: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
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
