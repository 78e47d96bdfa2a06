import { expectBothWays, narrowingSteps, notUnderstood } from '@setu/kit/testing';
import { expect, it } from 'vitest';
import { migrations } from '../src/migrations/index.js';

it('the schema can be taken back to nothing and made again', () => expectBothWays('catalogue', migrations));

it('the release before works on the new schema', () => {
  expect(narrowingSteps(migrations, firstRelease)).toEqual([]);
});

it('the new schema understands what the release before says to it', async () => {
  const said = new URL('./release-statements.json', import.meta.url);
  expect(await notUnderstood('catalogue', migrations, said)).toEqual([]);
});

/** What stands in the schema since the first release. */
const firstRelease = '20261122';
