import { applicationStatuses, reviewStatuses } from '@setu/proto/words';
import { expect, it } from 'vitest';
import { knownWords } from './known-values.js';

it('a filter by status includes everything when no status is requested, and nothing when only unknown ones are', () => {
  expect(knownWords(reviewStatuses, [])).toEqual([...reviewStatuses]);
  expect(knownWords(reviewStatuses, ['approved', undefined, 'approved'])).toEqual(['approved']);
  expect(knownWords(applicationStatuses, [undefined])).toEqual([]);
});
