import { describe, expect, it } from 'vitest';
import { nextPart } from './step-size.js';

/** The part after ten steps, where a full one takes so long and a smaller one as much less. */
const settled = (fullMs: number): number => {
  let part = 1;
  for (let n = 0; n < 10; n += 1) part = nextPart(part, part * fullMs);
  return part;
};

describe('a step', () => {
  it('is a full one where that is quick', () => {
    expect(settled(0)).toBe(1);
    expect(settled(290)).toBe(1);
  });

  it('is as much as can be done in a moment where it is not', () => {
    expect(settled(600) * 600).toBeCloseTo(300);
    expect(settled(3_000) * 3_000).toBeCloseTo(300);
  });

  it('never comes to nothing, and grows twofold at most', () => {
    expect(nextPart(1, 1_000_000)).toBe(0.05);
    expect(nextPart(0.05, 1)).toBe(0.1);
  });
});
