import { limiter } from './limiter.js';
import { colorOf, drawWebp, makeWebp } from './make.js';
import { makeMaster } from './make-master.js';

/** Renders pictures, two at a time across all callers. */
export interface Workshop {
  master: typeof makeMaster;
  webp: typeof makeWebp;
  draw: typeof drawWebp;
  color: typeof colorOf;
}

const maxConcurrent = 2;

export function openWorkshop(): Workshop {
  const limited = limiter(maxConcurrent);
  return {
    master: (path) => limited(() => makeMaster(path)),
    webp: (source, width) => limited(() => makeWebp(source, width)),
    draw: (svg, width) => limited(() => drawWebp(svg, width)),
    color: (source) => limited(() => colorOf(source)),
  };
}
