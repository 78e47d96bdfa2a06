import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { briefFolder } from '../local/brief-folder.mjs';
import { startPostgres } from '../local/embedded-postgres.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * The owner's connection string for the Postgres of the run. Its database `setu` is empty. Tests create their own
     * databases.
     */
    databaseUrl: string;
  }
}

type Shared = { url: string; close: () => Promise<void> };

const shared = globalThis as { setuTestPostgres?: { users: number; server: Promise<Shared> } };

/**
 * Provides a Postgres for the run: SETU_TEST_DATABASE_URL if set, else a temporary one on a free port. Every vitest
 * project that needs one calls this in the same process. The projects share one server, and the last one stops it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.setuTestPostgres ??= { users: 0, server: openServer() };
  const current = shared.setuTestPostgres;
  current.users += 1;
  const { url, close } = await current.server;
  project.provide('databaseUrl', url);
  return async () => {
    current.users -= 1;
    if (current.users > 0) return;
    delete shared.setuTestPostgres;
    await close();
  };
}

async function openServer(): Promise<Shared> {
  const databaseUrl = process.env.SETU_TEST_DATABASE_URL;
  if (databaseUrl) return { url: databaseUrl, close: async () => {} };
  const dataDir = await briefFolder('setu-test-pg-');
  const { url, stop } = await startPostgres({ dataDir, password: 'setu-test', fsync: false });
  const close = async (): Promise<void> => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, close };
}
