import { type RefObject, useEffect, useState } from 'react';

/** Returns whether at least the given share of the element, from 0 to 1, is on the screen of a visible tab. */
export function useIsVisible(element: RefObject<HTMLElement | null>, asMuch: number): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(
    function watch() {
      if (!element.current) return;
      const eye = new IntersectionObserver(
        (entries) => setOnScreen(entries.some(({ isIntersecting }) => isIntersecting)),
        { threshold: asMuch },
      );
      eye.observe(element.current);
      return () => eye.disconnect();
    },
    [element, asMuch],
  );
  useEffect(function watchTab() {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isOnScreen && isVisible;
}
