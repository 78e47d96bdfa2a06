import { short } from './sheet.js';

/**
 * The width and strokes of each letter on a grid where capitals are 10 high. Drawing the letters makes a font
 * unnecessary.
 */
const glyphs: Readonly<Record<string, readonly [width: number, strokes: string]>> = {
  A: [7, 'M0 10L3.5 0L7 10M1.2 6.6H5.8'],
  B: [6, 'M0 0V10H3.4A2.7 2.7 0 0 0 3.4 4.6H0M3.2 4.6A2.3 2.3 0 0 0 3.2 0H0'],
  C: [7, 'M7 2A4 4 0 0 0 4 0C1.6 0 0 2 0 5S1.6 10 4 10A4 4 0 0 0 7 8'],
  D: [7, 'M0 0V10H2.8C5.4 10 7 8 7 5S5.4 0 2.8 0Z'],
  E: [5.4, 'M5.4 0H0V10H5.4M0 4.8H4.8'],
  F: [5.4, 'M5.4 0H0V10M0 4.8H4.8'],
  G: [7.2, 'M7 2A4 4 0 0 0 4 0C1.6 0 0 2 0 5S1.6 10 4 10C6 10 7.1 8.8 7.1 7V5.4H4.4'],
  H: [6.6, 'M0 0V10M6.6 0V10M0 4.9H6.6'],
  I: [0, 'M0 0V10'],
  J: [4.6, 'M4.6 0V7A2.5 2.5 0 0 1 0 7.8'],
  K: [6.4, 'M0 0V10M6.2 0L0 6.2M2.4 4L6.4 10'],
  L: [5, 'M0 0V10H5'],
  M: [8, 'M0 10V0L4 7L8 0V10'],
  N: [6.8, 'M0 10V0L6.8 10V0'],
  O: [7.6, 'M3.8 0C1.5 0 0 2 0 5S1.5 10 3.8 10S7.6 8 7.6 5S6.1 0 3.8 0Z'],
  P: [6, 'M0 10V0H3.4A2.8 2.8 0 0 1 3.4 5.6H0'],
  Q: [7.6, 'M3.8 0C1.5 0 0 2 0 5S1.5 10 3.8 10S7.6 8 7.6 5S6.1 0 3.8 0ZM4.8 7.4L7.6 10.6'],
  R: [6.2, 'M0 10V0H3.4A2.8 2.8 0 0 1 3.4 5.6H0M3 5.6L6.2 10'],
  S: [6, 'M5.8 1.6C5 .5 4 0 3 0C1.4 0 .3 1 .3 2.4C.3 5.8 6 4 6 7.4C6 9 4.8 10 3 10C1.8 10 .7 9.4 0 8.2'],
  T: [6.6, 'M0 0H6.6M3.3 0V10'],
  U: [6.6, 'M0 0V6.6C0 8.8 1.4 10 3.3 10S6.6 8.8 6.6 6.6V0'],
  V: [7, 'M0 0L3.5 10L7 0'],
  W: [9.6, 'M0 0L2.4 10L4.8 2L7.2 10L9.6 0'],
  X: [6.6, 'M0 0L6.6 10M6.6 0L0 10'],
  Y: [6.8, 'M0 0L3.4 5V10M6.8 0L3.4 5'],
  Z: [6.2, 'M0 0H6.2L0 10H6.2'],
  '0': [6, 'M3 0C1.2 0 0 2 0 5S1.2 10 3 10S6 8 6 5S4.8 0 3 0Z'],
  '1': [2.6, 'M0 2L2.6 0V10'],
  '2': [5.8, 'M0 2.4C.3 .8 1.5 0 2.9 0C4.6 0 5.8 1.1 5.8 2.8C5.8 5.4 0 7.4 0 10H5.8'],
  '3': [
    5.8,
    'M0 1.4C.6 .5 1.6 0 2.8 0C4.4 0 5.5 1 5.5 2.4S4.4 4.8 2.6 4.8C4.6 4.8 5.8 5.8 5.8 7.4S4.5 10 2.8 10C1.5 10 .5 9.5 0 8.5',
  ],
  '4': [6.2, 'M4.6 10V0L0 7.2H6.2'],
  '5': [5.8, 'M5.2 0H.9L.5 4.4C1.2 3.9 2 3.7 2.8 3.7C4.6 3.7 5.8 4.9 5.8 6.8S4.5 10 2.7 10C1.5 10 .6 9.5 0 8.7'],
  '6': [
    5.8,
    'M4.9 .8C4.4 .3 3.7 0 3 0C1.1 0 0 2.2 0 5.6C0 8.4 1.1 10 2.9 10S5.8 8.7 5.8 6.8S4.6 3.9 2.9 3.9S0 5.2 0 6.8',
  ],
  '7': [5.8, 'M0 0H5.8L2 10'],
  '8': [
    5.8,
    'M2.9 4.7C1.3 4.7 .3 3.8 .3 2.4S1.4 0 2.9 0S5.5 1 5.5 2.4S4.5 4.7 2.9 4.7C1.1 4.7 0 5.8 0 7.3S1.2 10 2.9 10S5.8 8.9 5.8 7.3S4.7 4.7 2.9 4.7Z',
  ],
  '9': [
    5.8,
    'M.9 9.2C1.4 9.7 2.1 10 2.8 10C4.7 10 5.8 7.8 5.8 4.4C5.8 1.6 4.7 0 2.9 0S0 1.3 0 3.2S1.2 6.1 2.9 6.1S5.8 4.8 5.8 3.2',
  ],
  '.': [0, 'M0 9.7V10'],
  ',': [0.4, 'M.4 9.6L0 11.2'],
  '-': [3.4, 'M0 5.4H3.4'],
  '·': [0, 'M0 5V5.3'],
  '/': [4, 'M0 10L4 0'],
  '+': [5, 'M2.5 2.8V7.8M0 5.3H5'],
  '&': [6.6, 'M6.6 10L1.4 3.2C.2 1.6 1.2 0 2.8 0S5 1.6 3.6 3L1.4 4.8C-1 6.8 .2 10 2.8 10C5 10 6.4 8 6.6 6'],
  '%': [7, 'M6.6 0L.6 10M1.6 .2A1.6 2 0 1 0 1.61 .2M5.6 5.8A1.6 2 0 1 0 5.61 5.8'],
  '×': [4.6, 'M0 3.2L4.6 7.8M4.6 3.2L0 7.8'],
  Ø: [7.6, 'M3.8 0C1.5 0 0 2 0 5S1.5 10 3.8 10S7.6 8 7.6 5S6.1 0 3.8 0ZM6.9 -.6L.7 10.6'],
  '²': [2.8, 'M0 .6C.2 -.8 2.8 -.8 2.6 .8C2.4 2 0 2.6 0 3.8H2.8'],
  // The small letters of unit symbols: k, g, m, t, e.
  k: [4.8, 'M0 0V10M4.4 3.6L0 7.4M1.7 6L4.8 10'],
  g: [5, 'M5 6.8A2.5 3.2 0 1 1 0 6.8A2.5 3.2 0 1 1 5 6.8M5 3.6V10.4C5 13.4 .6 13.6 .3 11.4'],
  m: [8, 'M0 3.6V10M0 5.8C.5 3 4 2.8 4 5.8V10M4 5.8C4.5 3 8 2.8 8 5.8V10'],
  t: [3.4, 'M1.2 .8V8.2C1.2 9.8 2.2 10.1 3.4 9.8M0 3.6H3.2'],
  e: [5, 'M0 6.6H5C5 2.6 0 2.6 0 6.8C0 10.8 3.8 10.6 4.7 8.8'],
  ' ': [3.4, ''],
};

interface Lettering {
  /** The x coordinate of the text's middle, or of its left end when `anchor` is `start`. */
  x: number;
  /** The y coordinate of the baseline. */
  y: number;
  /** The font size. Capitals are about 0.72 of it high. */
  size: number;
  text: string;
  /** The class that gives the strokes their colour. */
  tone: string;
  /** Additional space between letters, in units of the drawing. */
  spacing?: number;
  weight?: number;
  anchor?: 'middle' | 'start';
  /** Whether small letters stay small, as in unit symbols. */
  isExact?: boolean;
}

const gapOf = (spacing: number, scale: number): number => 2.4 + spacing / scale;

/** Returns the width of a text whose small letters stay small. */
export function lettersWidth(text: string, size: number, spacing = 0): number {
  const scale = size * 0.072;
  const advance = [...text].reduce((all, letter) => all + (glyphs[letter]?.[0] ?? 0) + gapOf(spacing, scale), 0);
  return (advance - gapOf(spacing, scale)) * scale;
}

/** Returns a line of text as strokes. Letters without a glyph are left out. */
export function letters({
  x,
  y,
  size,
  text,
  tone,
  spacing = 0,
  weight = 1.55,
  anchor = 'middle',
  isExact = false,
}: Lettering): string {
  const scale = size * 0.072;
  const gap = gapOf(spacing, scale);
  let at = 0;
  let strokes = '';
  for (const letter of isExact ? text : text.toUpperCase()) {
    const [width, path] = glyphs[letter] ?? [0, ''];
    if (path !== '') strokes += `<path transform="translate(${short(at)} 0)" d="${path}"/>`;
    at += width + gap;
  }
  const left = anchor === 'middle' ? x - ((at - gap) * scale) / 2 : x;
  return `<g class="word ${tone}-s" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${short(left)} ${short(y - 10 * scale)}) scale(${scale.toFixed(3)})">${strokes}</g>`;
}
