import { describe, expect, it } from 'vitest';
import { type Candidate, matchesOf } from './matches.js';

const found = (english: string, russian: string, likeness: number): Candidate => ({
  ...{ english, russian, likeness, skuId: 'sku' },
});

describe('what the memory shows of a text', () => {
  it('is best first, the very text as 100 and nothing else as 100', () => {
    const matches = matchesOf('Black tea', [
      found('Black tea!', 'Чёрный чай!', 1),
      found('Black tea', 'Чёрный чай', 1),
    ]);
    expect(matches.map(({ russian, match }) => [russian, match])).toEqual([
      ['Чёрный чай', 100],
      ['Чёрный чай!', 99],
    ]);
  });

  it('leaves out what is hardly like it, and shows each translation once, five at most', () => {
    const many = Array.from({ length: 9 }, (_, i) => found(`Tea ${i}`, `Чай ${i}`, 0.8));
    expect(matchesOf('Tea', [found('Pump', 'Насос', 0.39)])).toEqual([]);
    expect(matchesOf('Tea', [found('Tea A', 'Чай', 0.9), found('Tea B', 'Чай', 0.7)])).toHaveLength(1);
    expect(matchesOf('Tea', many)).toHaveLength(5);
  });
});
