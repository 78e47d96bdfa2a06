import { expect, it } from 'vitest';
import { shrinker, type Tile } from './shrinker.js';

const tile = (left: number, top: number, width: number, height: number, value: number): Tile => ({
  ...{ left, top, width, height, stride: width * 4 + 4 },
  pixels: new Uint8Array((width * 4 + 4) * height).fill(value),
});
const redOf = (pixels: Uint8ClampedArray) => [...pixels].filter((_, at) => at % 4 === 0);

it('a picture that is small enough keeps its pixels', () => {
  const small = shrinker({ width: 3, height: 1 }, 3);
  small.add(tile(0, 0, 2, 1, 10));
  small.add(tile(2, 0, 2, 1, 20));
  expect(small.size).toEqual({ width: 3, height: 1 });
  expect(redOf(small.pixels())).toEqual([10, 10, 20]);
});

it('a new pixel is the average of a square, across tiles, and smaller at the edges', () => {
  const small = shrinker({ width: 5, height: 3 }, 3);
  // The tiles begin outside of the picture and end there.
  for (const [left, value] of [
    [-1, 40],
    [2, 60],
    [5, 99],
  ] as const)
    small.add(tile(left, -2, 3, 6, value));
  expect(small.size).toEqual({ width: 3, height: 2 });
  expect(redOf(small.pixels())).toEqual([40, 60, 60, 40, 60, 60]);
  const mixed = shrinker({ width: 2, height: 2 }, 1);
  mixed.add(tile(0, 0, 1, 2, 40));
  mixed.add(tile(1, 0, 1, 2, 60));
  expect(redOf(mixed.pixels())).toEqual([50]);
});
