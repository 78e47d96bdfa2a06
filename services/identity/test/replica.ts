import { openedWith } from '@setu/kit/db';
import type { Env } from '@setu/kit/process';
import { connect } from '@setu/kit/rpc';
import { testActorKeys, testEnv } from '@setu/kit/testing';
import { start } from '../src/app.js';
import type { World } from './fixtures.js';

/** Starts a second process of the service on the same database and clock. */
export async function startReplica({ deps }: World, overrides: Env = {}) {
  const env = { ...testEnv, DATABASE_URL: openedWith(deps.db).url, MIGRATE: 'check', ...overrides };
  // The test environment closes the shared bus itself.
  const bus = { ...deps.bus, close: async () => undefined };
  const service = await start(env, { clock: deps.clock, bus: () => bus });
  const client = connect({ name: service.name, service: service.definition }, service.address, {
    actorKeys: testActorKeys,
    timeoutMs: 15_000,
  });
  const close = async (): Promise<void> => {
    client.close();
    await service.close();
  };
  return { client, close };
}
