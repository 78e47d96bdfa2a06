import { rm } from 'node:fs/promises';
import { briefFolder } from '../../deploy/local/brief-folder.mjs';
import { startPostgres } from '../../deploy/local/embedded-postgres.mjs';
import { freePort } from '../../deploy/local/ports.mjs';
import { startWorld } from '../../deploy/local/world.mjs';
import { openTrouble } from './support/trouble.js';

/** Starts the test environment with the demo data, in a separate folder. Returns a function that stops it. */
export default async function openWorld(): Promise<() => Promise<void>> {
  if (process.env.SETU_E2E_URL) {
    process.env.SETU_E2E_ORIGIN = process.env.SETU_E2E_URL;
    return async () => {};
  }
  const dataDir = await briefFolder('setu-e2e-');
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
