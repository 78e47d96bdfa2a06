import { expectBothWays, narrowingSteps } from '@setu/kit/testing';
import { expect, it } from 'vitest';
import { migrations } from '../src/migrations/index.js';

it('the schema can be taken back to nothing and made again', () => expectBothWays('fx', migrations));

it('the release before works on the new schema', () => {
  expect(narrowingSteps(migrations, firstRelease)).toEqual([]);
});

/** What stands in the schema since the first release. */
const firstRelease = '20261122';
