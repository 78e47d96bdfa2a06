import { describe, expect, it } from 'vitest';
import { listWord, nameKey, viewContent } from './saved-view.js';

describe('a saved view', () => {
  it('is kept under its name with single spaces', () => {
    expect(viewContent({ name: '  Мои   насосы\n', query: 'status=new' })).toEqual({
      name: 'Мои насосы',
      query: 'status=new',
    });
  });

  it('has a name of 60 characters at most, counted as people count, and a query of 2,000', () => {
    expect(viewContent({ name: '😀'.repeat(60), query: 'q'.repeat(2000) }).name).toHaveLength(120);
    expect(() => viewContent({ name: 'x'.repeat(61), query: '' })).toThrow('name: length_max');
    expect(() => viewContent({ name: ' ', query: '' })).toThrow('name: required');
    expect(() => viewContent({ name: 'x', query: 'q'.repeat(2001) })).toThrow('query: length_max');
  });

  it('is found by its name in whatever case', () => {
    expect(nameKey('Насосы ABC')).toBe(nameKey('насосы abc'));
  });

  it('belongs to a list that has a word', () => {
    expect(listWord('broker_rfc')).toBe('broker_rfc');
    for (const word of ['', 'Broker', '../etc', 'x'.repeat(41)]) expect(() => listWord(word)).toThrow('list');
  });
});
