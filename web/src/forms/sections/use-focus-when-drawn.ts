import { useEffect, useRef } from 'react';

const turnsToDraw = 60;
const turnMs = 16;

/**
 * Returns a function that moves the focus once the sections have rendered their errors. A slow page may need several
 * attempts. The function gives up after about a second, when the form is unmounted, or when the user has moved on to
 * another field: a focus that moves while somebody types loses letters. `focus` returns whether it succeeded.
 */
export function useFocusWhenDrawn(): (focus: () => boolean) => void {
  const timer = useRef<number | undefined>(undefined);
  const isThere = useRef(true);
  useEffect(function stopWithTheForm() {
    isThere.current = true;
    return () => {
      isThere.current = false;
      window.clearTimeout(timer.current);
    };
  }, []);

  const wait = (focus: () => boolean, from: Element | null, turns: number): void => {
    if (!isThere.current) return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const now = document.activeElement;
      const hasMovedOn = now !== null && now !== from && now !== document.body;
      if (!hasMovedOn && !focus() && turns > 1) wait(focus, from, turns - 1);
    }, turnMs);
  };
  return (focus) => wait(focus, document.activeElement, turnsToDraw);
}
