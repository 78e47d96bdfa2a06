import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../deploy/local/embedded-postgres.mjs';
import { freePort } from '../../deploy/local/ports.mjs';
import { startWorld } from '../../deploy/local/world.mjs';
import { openTrouble } from './support/trouble.js';

const prefix = 'setu-e2e-';
const dayMs = 24 * 60 * 60 * 1000;

/** Starts the test environment with the demo data, in a separate folder. Returns a function that stops it. */
export default async function openWorld(): Promise<() => Promise<void>> {
  if (process.env.SETU_E2E_URL) {
    process.env.SETU_E2E_ORIGIN = process.env.SETU_E2E_URL;
    return async () => {};
  }
  await removeForgotten();
  const dataDir = await mkdtemp(join(tmpdir(), prefix));
  const postgres = await startPostgres({ dataDir, password: 'setu-e2e', fsync: false });
  const settings = {
    DATABASE_URL: postgres.url,
    SETU_DEMO: '1',
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    FX_FEED_URL: 'off',
    // Two browsers load the demo's pictures for the first time on two cores. A slow reply does not mean overload here.
    SHED_LAG_MS: '5000',
  };
  const { NATS_URL: _nats, S3_ENDPOINT: _s3, PUBLIC_ORIGIN: _origin, ...own } = process.env;
  const close = async (): Promise<void> => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const world = await startWorld({ port: await freePort(), dataDir, env: { ...own, ...settings }, log: print });
    const trouble = await openTrouble(world.pids);
    process.env.SETU_E2E_ORIGIN = world.url;
    process.env.SETU_E2E_TROUBLE = trouble.url;
    return async () => {
      trouble.close();
      await world.stop();
      await close();
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const print = (text: string): void => {
  process.stderr.write(`  ${text}\n`);
};

/** A run that was killed leaves its folder behind, and nothing else removes it. */
async function removeForgotten(): Promise<void> {
  for (const name of (await readdir(tmpdir())).filter((entry) => entry.startsWith(prefix))) {
    const path = join(tmpdir(), name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > dayMs) await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}
