import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns the width of a block in px and updates it. It is 0 until the block is mounted. The width is read in the frame
 * after a change, because an observer may report a layout that no longer exists: Chromium lays a page out narrow while
 * it takes a screenshot.
 */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const block = place.current;
    if (!block) return;
    let frame = 0;
    const measure = () => setWidth(block.clientWidth);
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    measure();
    observer.observe(block);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return [place, width];
}
