import { describe, expect, it } from 'vitest';
import { nameKey, readListKey, viewContent } from './saved-view.js';

describe('A saved view', () => {
  it('is stored with single spaces in its name', () => {
    expect(viewContent({ name: '  Мои   насосы\n', query: 'status=new' })).toEqual({
      name: 'Мои насосы',
      query: 'status=new',
    });
  });

  it('has a name of at most 60 characters as a reader counts them, and a query of at most 2,000', () => {
    expect(viewContent({ name: '😀'.repeat(60), query: 'q'.repeat(2000) }).name).toHaveLength(120);
    expect(() => viewContent({ name: 'x'.repeat(61), query: '' })).toThrow('name: length_max');
    expect(() => viewContent({ name: ' ', query: '' })).toThrow('name: required');
    expect(() => viewContent({ name: 'x', query: 'q'.repeat(2001) })).toThrow('query: length_max');
  });

  it('is found by its name in upper or lower case', () => {
    expect(nameKey('Насосы ABC')).toBe(nameKey('насосы abc'));
  });

  it('belongs to a list with a valid key', () => {
    expect(readListKey('broker_rfc')).toBe('broker_rfc');
    for (const key of ['', 'Broker', '../etc', 'x'.repeat(41)]) expect(() => readListKey(key)).toThrow('list');
  });
});
