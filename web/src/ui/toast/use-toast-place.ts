import { type RefObject, useLayoutEffect } from 'react';
import { type Box, toastPlace } from './toast-place';
import type { Toast } from './toast-store';

/** Bars and buttons that must not be covered have this attribute. The title of the page says where the user is. */
const keepClearSelector = '[data-keep-clear], h1';

function occupiedBoxes(): Box[] {
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement && activeElement.tabIndex >= 0 ? [activeElement] : [];
  return [...document.querySelectorAll(keepClearSelector), ...focused]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < window.innerHeight);
}

/**
 * Places the toasts where they cover no bar, no button and no focused element. It repeats this for every new toast,
 * resize, scroll and focus change, and when the page changes.
 */
export function useToastPlace(host: RefObject<HTMLElement | null>, toasts: readonly Toast[]): void {
  useLayoutEffect(
    function findPlace() {
      const place = () => {
        const element = host.current;
        // A toast with the focus inside stays in place.
        if (!element || toasts.length === 0 || element.contains(document.activeElement)) return;
        const { width, height } = element.getBoundingClientRect();
        const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
        const inset = Number.parseFloat(getComputedStyle(element).getPropertyValue('--phone-bar')) || 0;
        const { left, top } = toastPlace({ width, height }, screen, occupiedBoxes(), inset);
        element.style.left = `${left}px`;
        element.style.top = `${top}px`;
      };
      place();
      if (toasts.length === 0) return;
      // The page scrolls to the focused element only after the focus event.
      const placeAfter = () => requestAnimationFrame(place);
      // A page that opens under the toast brings its own bars and buttons.
      let frame = 0;
      const placeNext = () => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(place);
      };
      const opened = new MutationObserver(placeNext);
      opened.observe(document.body, { childList: true, subtree: true });
      window.addEventListener('resize', place);
      window.addEventListener('focusin', placeAfter);
      // A bar at the bottom moves up at the end of the page. Panels that scroll do not bubble their events.
      window.addEventListener('scroll', placeNext, { capture: true, passive: true });
      return () => {
        cancelAnimationFrame(frame);
        opened.disconnect();
        window.removeEventListener('resize', place);
        window.removeEventListener('focusin', placeAfter);
        window.removeEventListener('scroll', placeNext, { capture: true });
      };
    },
    [host, toasts],
  );
}
