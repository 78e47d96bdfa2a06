import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, withClient } from '../../deploy/local/embedded-postgres.mjs';

/**
 * What a simulation changes of a temporary server. A session looks for a deadlock as soon as it waits, because the
 * simulation waits for that before anybody else acts. Nothing runs in the background.
 */
const settings = { deadlock_timeout: '1ms', autovacuum: 'off', jit: 'off' };

/**
 * Starts a temporary Postgres for simulations.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'setu-simulate-pg-'));
  const { url, stop } = await startPostgres({ dataDir, password: 'setu-simulate', fsync: false });
  await withClient(url, async (owner) => {
    for (const [name, value] of Object.entries(settings)) await owner.query(`alter system set ${name} = '${value}'`);
    await owner.query('select pg_reload_conf()');
  });
  return {
    url,
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
