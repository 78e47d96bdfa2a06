import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  children: ReactNode;
  /** Stands there until then, in about the same height. */
  instead: ReactNode;
}

/** A screen of a phone or so ahead: what is scrolled to is there before it is seen. */
const ahead = '800px 0px';

/**
 * What is far below the first view is drawn when one comes near: a slow phone draws what it shows first. It stays from
 * then on.
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
