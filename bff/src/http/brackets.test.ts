import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flattenToPairs, readBrackets } from './brackets.js';

const read = (text: string) => readBrackets(new URLSearchParams(text));

describe('bracket keys', () => {
  it.each([
    ['a=1&b=2', { a: '1', b: '2' }],
    ['sort[name]=asc', { sort: { name: 'asc' } }],
    ['ids[]=1&ids[]=2', { ids: ['1', '2'] }],
    ['f_price[0]=10&f_price[1]=20', { f_price: ['10', '20'] }],
    ['a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
    ['a[1]=x', { a: { 1: 'x' } }],
    ['a[b=1', { 'a[b': '1' }],
    ['[a]=1', { '[a]': '1' }],
    ['a=1&a=2', { a: '2' }],
    ['a[__proto__][x]=1&b=2', { a: {}, b: '2' }],
    ['__proto__[x]=1&constructor[prototype]=1', {}],
  ])('%s', (text, tree) => {
    expect(read(text)).toEqual(tree);
    expect(({} as { x?: string }).x).toBeUndefined();
  });

  it('a thousand pairs and six levels are enough for anybody', () => {
    const refused = expect.objectContaining({ code: 'malformed_request' });
    const pairs = Array.from({ length: 1001 }, (_, index): [string, string] => [`a${index}`, '1']);
    expect(() => readBrackets(pairs)).toThrow(refused);
    expect(() => read('a[b][c][d][e][f][g]=1')).toThrow(refused);
  });

  it('what a tree was flattened to reads as the same tree', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/).filter((name) => name !== '__proto__');
    const leaf = fc.string({ maxLength: 10 });
    const tree = fc.dictionary(word, fc.oneof(leaf, fc.dictionary(word, leaf, { minKeys: 1 })), { maxKeys: 6 });
    fc.assert(
      fc.property(tree, (value) => {
        expect(readBrackets(flattenToPairs(value))).toEqual({ ...value });
      }),
    );
  });

  it('lists become the repeated keys a list query is read from', () => {
    expect(flattenToPairs({ status: ['new', 'in_work'], page: 2, sort: { name: 'asc' }, none: null })).toEqual([
      ['status[]', 'new'],
      ['status[]', 'in_work'],
      ['page', '2'],
      ['sort[name]', 'asc'],
    ]);
  });
});
