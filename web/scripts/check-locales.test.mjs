import { describe, expect, it } from 'vitest';
import { checkAll, compare, forbiddenTexts } from './check-locales.mjs';

describe('Texts of both languages', () => {
  it('match in keys, placeholders and plural forms, and have no forbidden word', () => {
    expect(checkAll()).toEqual([]);
  });

  it('differ if a key, a placeholder or a plural form is missing', () => {
    expect(compare('x', { a: 'A' }, {})).toEqual(['x: a is missing in ru']);
    expect(compare('x', { a: '{{name}}' }, { a: 'Имя' })).toHaveLength(1);
    expect(compare('x', { a_one: '1', a_other: '{{count}}' }, { a_one: '1', a_other: '{{count}}' })).toHaveLength(1);
  });

  it('fail if they contain a forbidden word, but not if a placeholder or a tag has its name', () => {
    expect(forbiddenTexts('x', 'en', { a: 'Upload mended file' })).toEqual([
      'x: a in en has "mended" → fix, correct, resolve',
    ]);
    expect(forbiddenTexts('x', 'ru', { a: 'Карточки стоят в подкатегориях' })).toHaveLength(1);
    expect(forbiddenTexts('x', 'en', { a: '{{mail}} <papers>file</papers>' })).toEqual([]);
  });
});
