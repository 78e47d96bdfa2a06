import { applicationStatuses, reviewStatuses } from '@setu/proto/words';
import { expect, it } from 'vitest';
import { knownValues } from './known-values.js';

it('a filter by status includes everything when no status is requested, and nothing when only unknown ones are', () => {
  expect(knownValues(reviewStatuses, [])).toEqual([...reviewStatuses]);
  expect(knownValues(reviewStatuses, ['approved', undefined, 'approved'])).toEqual(['approved']);
  expect(knownValues(applicationStatuses, [undefined])).toEqual([]);
});
