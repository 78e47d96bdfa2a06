import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { briefFolder } from '../../deploy/local/brief-folder.mjs';
import { startPostgres } from '../../deploy/local/embedded-postgres.mjs';

/**
 * What a simulation changes of a temporary server. A session looks for a deadlock as soon as it waits, because the
 * simulation waits for that before anybody else acts. Nothing runs in the background, and nothing is counted.
 */
const settings = {
  ...{ deadlock_timeout: '1ms', autovacuum: 'off', jit: 'off', wal_level: 'minimal', max_wal_senders: '0' },
  // Tables have few rows, so planning would take longer than any plan.
  plan_cache_mode: 'force_generic_plan',
  ...{ track_activities: 'off', track_counts: 'off', update_process_title: 'off' },
};

/** Sessions connect through a socket file, where there are any, because that is faster. */
const sockets = process.platform === 'win32' ? '' : tmpdir();

/**
 * Starts a temporary Postgres for simulations.
 * @returns {Promise<{ url: string, sockets: string, stop: () => Promise<void> }>} `sockets` is the folder of its socket files
 */
export async function startServer() {
  const dataDir = await briefFolder('setu-simulate-pg-');
  const { url, stop } = await startPostgres({
    ...{ dataDir, password: 'setu-simulate', fsync: false },
    settings: { ...settings, unix_socket_directories: sockets },
  });
  return {
    url,
    sockets,
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
