import fc from 'fast-check';
import { expect, it } from 'vitest';
import { characters, cut } from './characters.js';

it.each([
  ['', 0],
  ['насос', 5],
  ['😀', 1],
  ['𝒳y', 2],
])('%j has %i characters', (text, count) => {
  expect(characters(text)).toBe(count);
});

it('a shortened text keeps its first characters and never splits one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, length) => {
      const short = cut(text, length);
      expect(text.startsWith(short)).toBe(true);
      expect(characters(short)).toBe(Math.min(length, characters(text)));
    }),
  );
});
