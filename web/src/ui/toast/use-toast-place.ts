import { type RefObject, useLayoutEffect } from 'react';
import { type Box, toastPlace } from './toast-place';
import type { Toast } from './toast-store';

/** Bars and buttons that nothing may lie on say so themselves. */
const keptClear = '[data-keep-clear]';

function takenBoxes(): Box[] {
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement && activeElement.tabIndex >= 0 ? [activeElement] : [];
  return [...document.querySelectorAll(keptClear), ...focused]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < window.innerHeight);
}

/**
 * Puts the toasts where they cover no bar and no button of the page, nor what has the focus: anew with every toast,
 * every change of the window and every move of the focus.
 */
export function useToastPlace(host: RefObject<HTMLElement | null>, toasts: readonly Toast[]): void {
  useLayoutEffect(
    function findPlace() {
      const place = () => {
        const element = host.current;
        // Toasts that somebody is in stay where they are.
        if (!element || toasts.length === 0 || element.contains(document.activeElement)) return;
        const { width, height } = element.getBoundingClientRect();
        const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
        const { left, top } = toastPlace({ width, height }, screen, takenBoxes());
        element.style.left = `${left}px`;
        element.style.top = `${top}px`;
      };
      place();
      // The page moves to what has the focus only after it has told of it.
      const placeAfter = () => requestAnimationFrame(place);
      window.addEventListener('resize', place);
      window.addEventListener('focusin', placeAfter);
      return () => {
        window.removeEventListener('resize', place);
        window.removeEventListener('focusin', placeAfter);
      };
    },
    [host, toasts],
  );
}
