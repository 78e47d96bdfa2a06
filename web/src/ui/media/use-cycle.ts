import { useEffect } from 'react';
import { usePrefersReducedMotion } from './use-prefers-reduced-motion';

interface Cycle {
  isOn: boolean;
  periodMs: number;
  onNext: () => void;
  /** A change restarts the period, so that after a manual change the next automatic one is a full period away. */
  restartKey: unknown;
}

/** Calls `onNext` once per period while `isOn` is true, unless the viewer prefers reduced motion. */
export function useCycle({ isOn, periodMs, onNext, restartKey }: Cycle): void {
  const prefersStill = usePrefersReducedMotion();
  useEffect(
    function keepTurning() {
      void restartKey;
      if (!isOn || prefersStill) return;
      const timer = window.setTimeout(onNext, periodMs);
      return () => window.clearTimeout(timer);
    },
    [isOn, prefersStill, periodMs, onNext, restartKey],
  );
}
