import { describe, expect, it } from 'vitest';
import { FOLDED_FROM, FOLDED_TO, foldText, wordsOf } from './fold.js';

describe('Text folding', () => {
  it.each([
    ['Ёлки ЗЕЛЁНЫЕ', 'елки зеленые'],
    ['Müller & Söhne', 'muller & sohne'],
    ['е\u0308ж', 'еж'],
    ['Чай', 'чай'],
  ])('turns «%s» into «%s»', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('has exactly one replacement for every letter of its table', () => {
    expect([...FOLDED_FROM]).toHaveLength([...FOLDED_TO].length);
  });

  it.each([
    ['Насос-дозатор, 1.5 кВт (220V)', ['насос', 'дозатор', '1', '5', 'квт', '220v']],
    ['  !!! ', []],
  ])('finds the words of «%s»', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});
