import { limiter } from './limiter.js';
import { colorOf, drawWebp, makeWebp } from './make.js';

/** The rendering of pictures, two at a time for all callers together. */
export interface Workshop {
  webp: typeof makeWebp;
  draw: typeof drawWebp;
  color: typeof colorOf;
}

const maxConcurrent = 2;

export function openWorkshop(): Workshop {
  const limited = limiter(maxConcurrent);
  return {
    webp: (source, width) => limited(() => makeWebp(source, width)),
    draw: (svg, width) => limited(() => drawWebp(svg, width)),
    color: (source) => limited(() => colorOf(source)),
  };
}
