import { describe, expect, it } from 'vitest';
import { checkAll, compare } from './check-locales.mjs';

describe('Texts of both languages', () => {
  it('match in keys, placeholders and plural forms', () => {
    expect(checkAll()).toEqual([]);
  });

  it('differ if a key, a placeholder or a plural form is missing', () => {
    expect(compare('x', { a: 'A' }, {})).toEqual(['x: a is missing in ru']);
    expect(compare('x', { a: '{{name}}' }, { a: 'Имя' })).toHaveLength(1);
    expect(compare('x', { a_one: '1', a_other: '{{count}}' }, { a_one: '1', a_other: '{{count}}' })).toHaveLength(1);
  });
});
