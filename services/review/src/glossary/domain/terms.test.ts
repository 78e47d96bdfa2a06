import { describe, expect, it } from 'vitest';
import { readWording, type Term, termsIn } from './terms.js';

const term = (english: string): Term => ({ id: english, english, russian: 'р', note: '', updatedAt: new Date(0) });

describe('The glossary terms in a text', () => {
  it.each([
    ['Ball valves of steel', ['ball valve', 'valve', 'steel'], ['ball valve', 'valve', 'steel']],
    ['A valvet coat', ['valve'], []],
    ['Brushes, 3 mm', ['brush', 'mm'], ['brush', 'mm']],
    ['С++ (ISO 9001)', ['iso 9001', '(iso'], ['iso 9001', '(iso']],
  ])('for the text %j and the glossary %j are %j', (text, english, expected) => {
    expect(termsIn(text, english.map(term)).map((one) => one.english)).toEqual(
      [...expected].sort((one, other) => other.length - one.length),
    );
  });
});

it('a term needs both languages and has length limits', () => {
  expect(readWording({ english: '  ball   valve ', russian: 'шаровой кран', note: ' ' })).toEqual({
    ...{ english: 'ball valve', russian: 'шаровой кран', note: '' },
  });
  expect(() => readWording({ english: ' ', russian: 'x'.repeat(121), note: 'x'.repeat(301) })).toThrow(
    /en: required, ru: length_max, note: length_max/,
  );
});
