import { expectBothWays, narrowingMigrations, unsupportedStatements } from '@setu/kit/testing';
import { expect, it } from 'vitest';
import { migrations } from '../src/migrations/index.js';

it('migrations roll back to an empty schema and apply again', () => expectBothWays('review', migrations));

it('the previous release works on the new schema', () => {
  expect(narrowingMigrations(migrations, firstRelease)).toEqual([]);
});

it('the new schema accepts the SQL statements of the previous release', async () => {
  const statements = new URL('./release-statements.json', import.meta.url);
  expect(await unsupportedStatements('review', migrations, statements)).toEqual([]);
});

/** The first release. Its schema must keep working. */
const firstRelease = '20261122';
