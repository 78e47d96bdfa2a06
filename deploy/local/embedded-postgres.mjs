import { Explained } from './explained.mjs';
import { freePort } from './ports.mjs';
import { accountOf, postgresAccount } from './postgres-account.mjs';
import { findPostgres } from './postgres-binaries.mjs';
import { clusterMajor, isThere, makeCluster, owner, takeOver } from './postgres-cluster.mjs';
import { endLeftover } from './postgres-leftovers.mjs';
import { clusterFolder } from './postgres-place.mjs';
import { runServer } from './postgres-server.mjs';

const database = 'setu';

/** The settings of every cluster: reachable from this machine only, with a password. */
const always = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/**
 * The settings of a temporary cluster, which trade safety for speed. It serves several test environments concurrently,
 * each with all its pools.
 */
const careless = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum_naptime: '10s' },
  ...{ wal_level: 'minimal', max_wal_senders: '0' },
  max_connections: '500',
};

/**
 * Returns the settings of a temporary cluster. Its passwords protect nothing, but every connection of every pool must
 * send one. With a single hash iteration that is fast.
 * @param {number} major
 * @returns {Record<string, string>}
 */
const carelessOf = (major) => (major >= 16 ? { ...careless, scram_iterations: '1' } : careless);

/**
 * @typedef {object} Options
 * @property {string} dataDir an absolute path; the cluster is in its folder `postgres` or at the path in
 *   `postgres-is-at`
 * @property {string} password the owner's password, as set when the cluster was created
 * @property {boolean} [fsync] false only for data that may be lost
 * @property {number} [port] a free port by default
 * @property {string} [logFile]
 * @property {Record<string, string>} [settings] further settings of the server
 */

/**
 * Starts the Postgres from the npm packages (or the system's own). Creates the cluster first if there is none.
 * @param {Options} options
 * @returns {Promise<{ url: string, major: number, cluster: string, pid: number, exited: Promise<string>, stop: () => Promise<void> }>}
 * `url` is the owner's; `exited` resolves with the reason why the server ended
 */
export async function startPostgres({ dataDir, password, fsync = true, port, logFile, settings: further = {} }) {
  const cluster = clusterFolder(dataDir, postgresAccount());
  const account = accountOf(cluster);
  const binaries = findPostgres(account, clusterMajor(cluster));
  if (!isThere(cluster)) await makeCluster({ cluster, binaries, account, password });
  takeOver(cluster, account);
  await endLeftover(cluster);
  const settings = { ...always, ...(fsync ? {} : carelessOf(binaries.major)), ...further };
  const at = port ?? (await freePort());
  const server = await runServer({ postgres: binaries.postgres, cluster, port: at, settings, account, logFile });
  const url = `postgres://${owner}:${encodeURIComponent(password)}@127.0.0.1:${at}/${database}`;
  try {
    await makeDatabase(url);
    await mustKnowCyrillic(url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { ...server, url, major: binaries.major, cluster };
}

/**
 * Runs `work` on one connection and closes it.
 * @template T
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withClient(url, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @param {string} url */
function makeDatabase(url) {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  return withClient(maintenance.href, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database ${database}`);
  });
}

/**
 * Throws if the database cannot fold Cyrillic letters, as in the C locale. With such a database, a search in Russian
 * would silently find nothing.
 * @param {string} url
 */
export function mustKnowCyrillic(url) {
  return withClient(url, async (client) => {
    const { rows } = await client.query("select lower('Ё') = 'ё' as folds");
    if (rows[0]?.folds) return;
    throw new Explained(
      'This database does not know Cyrillic letters (lower(Ё) is not ё), so Russian search would not work.\n' +
        'Create it with UTF-8 and a UTF-8 locale, for example: createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 setu',
    );
  });
}
