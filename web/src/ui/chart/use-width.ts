import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * The width a block has, px, told anew when it changes; 0 until it stands. It is read in the frame after the change: what
 * an observer was told may be of a layout that is gone again (Chromium lays a page out narrow while it takes its picture).
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
