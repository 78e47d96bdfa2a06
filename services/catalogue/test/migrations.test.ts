import { expectBothWays, narrowingMigrations, unsupportedStatements } from '@setu/kit/testing';
import { expect, it } from 'vitest';
import { migrations } from '../src/migrations/index.js';

it('the schema can be rolled back completely and created again', () => expectBothWays('catalogue', migrations));

it('the previous release works on the new schema', () => {
  expect(narrowingMigrations(migrations, firstRelease)).toEqual([]);
});

it('the new schema accepts the statements of the previous release', async () => {
  const statementsFile = new URL('./release-statements.json', import.meta.url);
  expect(await unsupportedStatements('catalogue', migrations, statementsFile)).toEqual([]);
});

/** Migrations with a later name must not break the previous release. */
const firstRelease = '20261122';
