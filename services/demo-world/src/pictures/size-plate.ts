import { letters, lettersWidth } from './letters.js';

const SIZE = 46;
const HEIGHT = 64;
const LEFT = 28;
const BOTTOM = 616;
const PADDING = 22;

/**
 * Adds a plate with a size to a drawing, in its lower left corner below the goods. It stays legible on a thumbnail of
 * 160 pixels. A close-up has its own view box, so the plate is drawn outside it.
 */
export function withMark(svg: string, mark: string): string {
  const width = Math.round(lettersWidth(mark, SIZE, 2)) + 2 * PADDING;
  const text = letters({
    x: LEFT + PADDING,
    y: BOTTOM - 16,
    size: SIZE,
    text: mark,
    tone: 'mark',
    spacing: 2,
    anchor: 'start',
    isExact: true,
  });
  const plate = `<style>.mark-s{stroke:#12303B;fill:none}</style><rect x="${LEFT}" y="${BOTTOM - HEIGHT}" width="${width}" height="${HEIGHT}" rx="14" fill="#fff" fill-opacity=".94"/>${text}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640">${svg}${plate}</svg>`;
}
