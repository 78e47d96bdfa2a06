import { describe, expect, it } from 'vitest';
import { flattenToPairs } from './brackets.js';

describe('a body as pairs', () => {
  it('has lists as the repeated keys a list query is read from', () => {
    expect(flattenToPairs({ status: ['new', 'in_work'], page: 2, sort: { name: 'asc' }, none: null })).toEqual([
      ['status[]', 'new'],
      ['status[]', 'in_work'],
      ['page', '2'],
      ['sort[name]', 'asc'],
    ]);
  });
});
