import { describe, expect, it } from 'vitest';
import { flattenToPairs } from './brackets.js';

describe('Flattening a body to pairs', () => {
  it('turns lists into the numbered keys that list queries use', () => {
    expect(flattenToPairs({ status: ['new', 'in_work'], page: 2, sort: { name: 'asc' }, none: null })).toEqual([
      ['status[0]', 'new'],
      ['status[1]', 'in_work'],
      ['page', '2'],
      ['sort[name]', 'asc'],
    ]);
  });
});
