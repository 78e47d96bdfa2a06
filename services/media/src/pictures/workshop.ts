import { limiter } from './limiter.js';
import { colorOf, drawWebp, makeWebp } from './make.js';

/** Where pictures are made: two at a time, whoever asks. */
export interface Workshop {
  webp: typeof makeWebp;
  draw: typeof drawWebp;
  color: typeof colorOf;
}

const mostAtOnce = 2;

export function openWorkshop(): Workshop {
  const limited = limiter(mostAtOnce);
  return {
    webp: (source, width) => limited(() => makeWebp(source, width)),
    draw: (svg, width) => limited(() => drawWebp(svg, width)),
    color: (source) => limited(() => colorOf(source)),
  };
}
