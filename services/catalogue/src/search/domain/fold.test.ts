import { describe, expect, it } from 'vitest';
import { FOLDED_FROM, FOLDED_TO, foldText, wordsOf } from './fold.js';

describe('folding', () => {
  it.each([
    ['Ёлки ЗЕЛЁНЫЕ', 'елки зеленые'],
    ['Müller & Söhne', 'muller & sohne'],
    ['е\u0308ж', 'еж'],
    ['Чай', 'чай'],
  ])('makes «%s» «%s»', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('gives every letter of its table one other letter', () => {
    expect([...FOLDED_FROM]).toHaveLength([...FOLDED_TO].length);
  });

  it.each([
    ['Насос-дозатор, 1.5 кВт (220V)', ['насос', 'дозатор', '1', '5', 'квт', '220v']],
    ['  !!! ', []],
  ])('finds the words of «%s»', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});
