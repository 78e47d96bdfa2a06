import { useEffect, useRef } from 'react';

const turnsToDraw = 60;
const turnMs = 16;

/**
 * Returns a function that moves the focus once the sections have rendered their errors. A slow page may need several
 * attempts. The function gives up after about a second, or when the form is unmounted. `focus` returns whether it
 * succeeded.
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

  const wait = (focus: () => boolean, turns: number): void => {
    if (!isThere.current) return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (!focus() && turns > 1) wait(focus, turns - 1);
    }, turnMs);
  };
  return (focus) => wait(focus, turnsToDraw);
}
