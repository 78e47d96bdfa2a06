import { describe, expect, it } from 'vitest';
import { int8Of } from './int8.js';
import { VectorIndex } from './vector-index.js';

const dimensions = 40;
let seed = 11;
const random = (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  const mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296 - 0.5;
};
const randomVector = (): Int8Array => int8Of(Array.from({ length: dimensions }, random));
const idOf = (at: number): string => `0190a000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const dot = (one: Int8Array, other: Int8Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

describe('The vectors nearest to another', () => {
  const vectors = new Map(Array.from({ length: 9_000 }, (_, at) => [idOf(at), randomVector()]));
  const index = new VectorIndex(randomVector().length);
  for (const [id, vector] of vectors) index.set(id, vector);

  it('are those with the largest dot products', () => {
    for (let at = 0; at < 20; at += 1) {
      const query = randomVector();
      const expected = [...vectors]
        .map(([id, vector]) => ({ id, score: dot(query, vector) }))
        .toSorted((one, other) => other.score - one.score)
        .slice(0, 10);
      expect(index.nearest(query, 10).map(({ score }) => score)).toEqual(expected.map(({ score }) => score));
    }
  });

  it('follow changes', () => {
    const query = randomVector();
    index.set(idOf(17), query);
    expect(index.nearest(query, 1)[0]?.id).toBe(idOf(17));
    index.remove(idOf(17));
    expect(index.nearest(query, 1)[0]?.id).not.toBe(idOf(17));
    expect(index.size).toBe(8_999);
    index.set(idOf(17), query);
    expect([index.size, index.nearest(query, 1)[0]?.id]).toEqual([9_000, idOf(17)]);
  });

  it('ignore a vector of another model', () => {
    index.set(idOf(9_999), new Int8Array(16));
    expect(index.size).toBe(9_000);
  });
});

it('Clusters of many vectors keep those that were changed while the clusters were built', () => {
  const index = new VectorIndex(16, { clusteredFrom: 2_000 });
  const vector = (): Int8Array => int8Of(Array.from({ length: 16 }, random));
  for (let at = 0; at < 4_000; at += 1) index.set(idOf(at), vector());
  expect(index.tidy()).toBe(true);
  const [added, moved, removed] = [vector(), vector(), vector()];
  index.set(idOf(5_000), added);
  index.set(idOf(3), moved);
  index.set(idOf(4), removed);
  index.remove(idOf(4));
  while (index.tidy());
  expect(index.size).toBe(4_000);
  expect(index.nearest(added, 1)[0]?.id).toBe(idOf(5_000));
  expect(index.nearest(moved, 1)[0]?.id).toBe(idOf(3));
  expect(index.nearest(removed, 4_000).map(({ id }) => id)).not.toContain(idOf(4));
  expect(new Set(index.nearest(removed, 4_000).map(({ id }) => id)).size).toBe(4_000);
});
