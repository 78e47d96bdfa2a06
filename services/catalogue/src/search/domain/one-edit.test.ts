import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deletionsOf, editBetween, isSlipFor } from './one-edit.js';

describe('One edit', () => {
  it.each([
    ['pmup', 'pump', 'swap'],
    ['насс', 'насос', 'letter'],
    ['насоос', 'насос', 'letter'],
    ['нососами', 'насосами', 'letter'],
    ['насос', 'насос', undefined],
    ['нсаос', 'насом', undefined],
    ['pump', 'pumps', 'letter'],
    ['ab', 'ba', 'swap'],
    ['abc', 'cba', undefined],
    ['днеим', 'деним', 'swap'],
    ['енасос', 'насосе', undefined],
    ['аснос', 'насос', 'letter'],
    ['насоc', 'насос', 'letter'],
    ['', 'a', 'letter'],
  ])('between «%s» and «%s»: %s', (a, b, edit) => {
    expect(editBetween(a, b)).toBe(edit);
    expect(editBetween(b, a)).toBe(edit);
  });

  it.each([
    ['pmup', 'pump', true],
    ['аснос', 'насос', true],
    ['чйа', 'чай', false],
    ['чак', 'чай', false],
    ['валы', 'вал', false],
  ])('can explain «%s» as a typing error for «%s»: %s', (typed, known, is) => {
    expect(isSlipFor(typed, known)).toBe(is);
  });

  it('leaves both words with a common form after one letter is deleted', () => {
    const word = fc
      .array(fc.constantFrom(...'насокл'), { minLength: 2, maxLength: 9 })
      .map((letters) => letters.join(''));
    fc.assert(
      fc.property(word, word, (a, b) => {
        if (editBetween(a, b) === undefined) return;
        const deletions = new Set(deletionsOf(a));
        expect(deletionsOf(b).some((one) => deletions.has(one))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is recognised for every missing, added, replaced or swapped letter', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 3, maxLength: 12 }),
        fc.nat(),
        fc.string({ minLength: 1, maxLength: 1 }),
        (word, n, letter) => {
          const at = n % (word.length - 1);
          const lost = word.slice(0, at) + word.slice(at + 1);
          const added = word.slice(0, at) + letter + word.slice(at);
          const changed = word.slice(0, at) + letter + word.slice(at + 1);
          const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
          for (const slip of [lost, added, changed, swapped]) {
            if (slip !== word) expect(editBetween(slip, word)).toBeDefined();
          }
        },
      ),
    );
  });
});
