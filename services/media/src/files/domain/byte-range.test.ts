import { describe, expect, it } from 'vitest';
import { readRange } from './byte-range.js';

describe('A byte range of a file of 100 bytes', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=999-1000', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['items=0-1', undefined],
    ['bytes=a-b', undefined],
    ['bytes=99999999999999999999-', undefined],
  ])('%s means %j', (header, range) => expect(readRange(header, 100)).toEqual(range));

  it('is unsatisfiable for an empty file', () => expect(readRange('bytes=0-', 0)).toBe('unsatisfiable'));
});
