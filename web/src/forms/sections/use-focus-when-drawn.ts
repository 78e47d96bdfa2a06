import { useEffect, useRef } from 'react';

const turnsToDraw = 60;
const turnMs = 16;

/**
 * Gives what moves the focus once the sections have drawn what is wrong, which may take a slow page some turns; it gives up
 * then, and when the form leaves the page. `focus` tells whether it could.
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
