import { describe, expect, it } from 'vitest';
import { dominantColor } from './dominant-color.js';

const pixels = (...rows: [count: number, red: number, green: number, blue: number][]): Uint8Array =>
  new Uint8Array(rows.flatMap(([count, ...pixel]) => Array.from({ length: count }, () => pixel).flat()));

describe('The colour of a picture', () => {
  it.each([
    ['exactly that of a flat background', pixels([60, 0xf3, 0xec, 0xe0], [40, 20, 90, 160]), '#f3ece0'],
    ['the mean of similar shades', pixels([10, 0x40, 0x40, 0x40], [10, 0x42, 0x44, 0x46], [15, 255, 0, 0]), '#414243'],
    ['not the mean of different shades', pixels([3, 0, 0, 0], [2, 255, 255, 255]), '#000000'],
    ['empty without pixels', pixels(), ''],
  ])('is %s', (_, pixels, expected) => {
    expect(dominantColor(pixels)).toBe(expected);
  });
});
