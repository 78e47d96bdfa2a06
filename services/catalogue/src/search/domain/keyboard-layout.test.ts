import { describe, expect, it } from 'vitest';
import { inOtherLayout } from './keyboard-layout.js';

describe('The other keyboard layout', () => {
  it.each([
    ['yfcjc', 'насос'],
    ['YFCJC', 'насос'],
    [',jkn', 'болт'],
    ['xfq', 'чай'],
    ['`;br', 'ёжик'],
    ['згьз', 'pump'],
    ['ЗГЬЗ', 'pump'],
    ['DFK-12', 'вал-12'],
  ])('reads «%s» as «%s»', (typed, meant) => {
    expect(inOtherLayout(typed)).toBe(meant);
  });

  it.each(['8413', '12-5', 'пуmp', ''])('does not apply to «%s»', (typed) => {
    expect(inOtherLayout(typed)).toBeUndefined();
  });

  it('restores every Russian letter when applied twice', () => {
    for (const letter of 'йцукенгшщзхъфывапролджэячсмитьбюё') {
      expect(inOtherLayout(`a${inOtherLayout(letter) ?? ''}`)?.slice(1), letter).toBe(letter);
    }
  });
});
