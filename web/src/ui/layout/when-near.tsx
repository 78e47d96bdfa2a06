import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  children: ReactNode;
  /** The placeholder of about the same height. */
  instead: ReactNode;
}

/** The distance ahead, about one phone screen. The content is ready before the user scrolls to it. */
const ahead = '800px 0px';

/**
 * Renders content far below the first view only when the viewer comes near, so that a slow phone renders the visible
 * part first. The content then stays.
 */
export function WhenNear({ children, instead }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(
    function watch() {
      if (isNear || !place.current) return;
      const eye = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
        rootMargin: ahead,
      });
      eye.observe(place.current);
      return () => eye.disconnect();
    },
    [isNear],
  );
  return isNear ? children : <div ref={place}>{instead}</div>;
}
