import { describe, expect, it } from 'vitest';
import { nextShare } from './batch-share.js';

/**
 * Returns the batch share after ten batches, if a full batch takes `fullMs` and a smaller batch proportionally less.
 */
const settled = (fullMs: number): number => {
  let part = 1;
  for (let n = 0; n < 10; n += 1) part = nextShare(part, part * fullMs);
  return part;
};

describe('The size of a batch', () => {
  it('stays full if a full batch is quick', () => {
    expect(settled(0)).toBe(1);
    expect(settled(290)).toBe(1);
  });

  it('shrinks until a batch takes about 300 ms if a full batch is slow', () => {
    expect(settled(600) * 600).toBeCloseTo(300);
    expect(settled(3_000) * 3_000).toBeCloseTo(300);
  });

  it('never falls to zero and at most doubles from one batch to the next', () => {
    expect(nextShare(1, 1_000_000)).toBe(0.05);
    expect(nextShare(0.05, 1)).toBe(0.1);
  });
});
