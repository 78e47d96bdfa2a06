import { type RefObject, useLayoutEffect } from 'react';
import { type Box, toastPlace } from './toast-place';
import type { Toast } from './toast-store';

/** Bars and buttons that nothing may lie on say so themselves. */
const keptClear = '[data-keep-clear]';

function takenBoxes(): Box[] {
  return [...document.querySelectorAll(keptClear)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < window.innerHeight);
}

/** Puts the toasts where they cover no bar and no button of the page: anew with every toast and every change of the window. */
export function useToastPlace(host: RefObject<HTMLElement | null>, toasts: readonly Toast[]): void {
  useLayoutEffect(
    function findPlace() {
      const place = () => {
        const element = host.current;
        if (!element || toasts.length === 0) return;
        const { width, height } = element.getBoundingClientRect();
        const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
        const { left, top } = toastPlace({ width, height }, screen, takenBoxes());
        element.style.left = `${left}px`;
        element.style.top = `${top}px`;
      };
      place();
      window.addEventListener('resize', place);
      return () => window.removeEventListener('resize', place);
    },
    [host, toasts],
  );
}
