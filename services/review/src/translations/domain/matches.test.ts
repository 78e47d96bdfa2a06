import { describe, expect, it } from 'vitest';
import { type Candidate, matchesOf } from './matches.js';

const found = (english: string, russian: string, likeness: number): Candidate => ({
  ...{ english, russian, likeness, skuId: 'sku' },
});

describe('Suggestions from the translation memory', () => {
  it('come best first, and only the identical text counts as 100', () => {
    const matches = matchesOf('Black tea', [
      found('Black tea!', 'Чёрный чай!', 1),
      found('Black tea', 'Чёрный чай', 1),
    ]);
    expect(matches.map(({ russian, match }) => [russian, match])).toEqual([
      ['Чёрный чай', 100],
      ['Чёрный чай!', 99],
    ]);
  });

  it('exclude texts with little similarity and show each translation once, at most five', () => {
    const many = Array.from({ length: 9 }, (_, i) => found(`Tea ${i}`, `Чай ${i}`, 0.8));
    expect(matchesOf('Tea', [found('Pump', 'Насос', 0.39)])).toEqual([]);
    expect(matchesOf('Tea', [found('Tea A', 'Чай', 0.9), found('Tea B', 'Чай', 0.7)])).toHaveLength(1);
    expect(matchesOf('Tea', many)).toHaveLength(5);
  });
});
