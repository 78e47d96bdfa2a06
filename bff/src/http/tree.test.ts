import fc from 'fast-check';
import qs from 'qs';
import { describe, expect, it } from 'vitest';
import { cleanTree, readTree } from './tree.js';

const refused = expect.objectContaining({ code: 'malformed_request' });

describe('A form or a query as a tree', () => {
  it.each([
    ['a=1&b=2', { a: '1', b: '2' }],
    ['a=&b', { a: '', b: '' }],
    ['a=x+y%20z&b=%D0%BD', { a: 'x y z', b: 'н' }],
    ['sort[name]=asc', { sort: { name: 'asc' } }],
    ['sort%5Bname%5D=asc', { sort: { name: 'asc' } }],
    ['a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
    ['a[b][]=1&a[b][]=2', { a: { b: ['1', '2'] } }],
    ['goods[0][name]=x&goods[1][name]=y', { goods: [{ name: 'x' }, { name: 'y' }] }],
    ['a[1]=x', { a: { 1: 'x' } }],
    ['=1&&', {}],
    ['', {}],
  ])('parses %s', (text, tree) => {
    expect(readTree(text)).toEqual(tree);
  });

  it.each([
    ['status=new,in_work', 'new,in_work'],
    ['status=new&status=in_work', ['new', 'in_work']],
    ['status[]=new&status[]=in_work', ['new', 'in_work']],
    ['status[]=new', ['new']],
    ['status[0]=new', ['new']],
    ['status[0]=new&status[1]=in_work', ['new', 'in_work']],
  ])('reads a list in any notation: %s', (text, status) => {
    expect(readTree(text)).toEqual({ status });
  });

  it.each([
    ['f_price[]=1&f_price[]=2', ['1', '2']],
    ['f_price[]=&f_price[]=2', ['', '2']],
    ['f_price[0]=1', ['1']],
    ['f_price[1]=2', { 1: '2' }],
    ['f_price[1]=2&f_price[0]=1', ['1', '2']],
    ['f_price[from]=1', { from: '1' }],
    ['f_price[from]=1&f_price[to]=2', { from: '1', to: '2' }],
  ])('distinguishes the lower from the upper bound of a range: %s', (text, price) => {
    expect(readTree(text)).toEqual({ f_price: price });
  });

  it.each([
    '__proto__[x]=1',
    'a[__proto__][x]=1',
    'constructor[prototype][x]=1',
    'a[constructor][prototype][x]=1',
    'a[0]=1&a[__proto__][x]=1',
    'toString=1&hasOwnProperty=1',
  ])('does not reach a prototype: %s', (text) => {
    const tree = readTree(text);
    expect(({} as { x?: string }).x).toBeUndefined();
    expect([Object.getPrototypeOf(tree), Object.keys(tree).filter((name) => name !== 'a')]).toEqual([
      Object.prototype,
      [],
    ]);
    expect(JSON.stringify(tree)).not.toContain('"x"');
  });

  it('accepts at most a thousand pairs and six levels', () => {
    const pairs = (count: number) => Array.from({ length: count }, (_, index) => `a${index}=1`).join('&');
    const list = (count: number) => Array.from({ length: count }, () => 'a[]=1').join('&');
    expect(Object.keys(readTree(pairs(1000)))).toHaveLength(1000);
    expect(readTree(list(1000)).a).toHaveLength(1000);
    expect(readTree('a[b][c][d][e][f]=1')).toEqual({ a: { b: { c: { d: { e: { f: '1' } } } } } });
    for (const text of [pairs(1001), list(1001), 'a[b][c][d][e][f][g]=1', 'a[1000000000]=1'])
      expect(() => readTree(text)).toThrow(refused);
  });

  it('is the same after it is written and read again, with any parser', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    const leaf = fc.string({ maxLength: 10 });
    const list = fc.array(leaf, { minLength: 1, maxLength: 5 });
    const tree = fc.dictionary(word, fc.oneof(leaf, list, fc.dictionary(word, leaf, { minKeys: 1 })), { maxKeys: 6 });
    fc.assert(
      fc.property(tree, (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as object;
        expect(readTree(qs.stringify(value))).toEqual(plain);
        expect(cleanTree(value)).toEqual(plain);
      }),
    );
  });

  it('turns any text into a tree or rejects it', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 60, unit: fc.constantFrom('a', '[', ']', '=', '&', '0', '9', '%', '_') }),
        (text) => {
          try {
            expect(typeof readTree(text)).toBe('object');
          } catch (error) {
            expect(error).toEqual(refused);
          }
        },
      ),
    );
  });
});
