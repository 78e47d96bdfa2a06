import { setTimeout as sleep } from 'node:timers/promises';
import { importCompiled } from './bundled.mjs';
import { mustKnowCyrillic, startPostgres } from './embedded-postgres.mjs';
import { Explained, messageOf } from './explained.mjs';
import { dataPaths } from './paths.mjs';
import { services } from './service-names.mjs';

/** @typedef {Record<string, string>} Urls one connection string per service, and `bus` */
/** @typedef {{ urls: Urls, embedded: boolean, ownerUrl?: string, stop: () => Promise<void> }} Database */

/**
 * Opens the database of a run: the one in DATABASE_URL, or the embedded one, with schema and role of every service
 * ready.
 * @param {{ dataDir: string, userEnv: Record<string, string>, secrets: import('./secrets.mjs').Secrets, compiled?:
 * Promise<unknown>, isBundled?: boolean, say: (text: string) => void }} options `compiled`: resolves when the code that
 * prepares the schemas is compiled; the server starts before that
 * @returns {Promise<Database>}
 */
export async function openDatabase({ dataDir, userEnv, secrets, compiled, isBundled = false, say }) {
  const prepared = preparedByHand(userEnv);
  if (prepared) return { urls: prepared, embedded: false, stop: async () => {} };
  const server = userEnv.DATABASE_URL ? undefined : await keepPostgres({ dataDir, password: secrets.postgres, say });
  const ownerUrl = userEnv.DATABASE_URL ?? server?.url ?? '';
  const stop = server?.stop ?? (async () => {});
  try {
    if (userEnv.DATABASE_URL) await reachable(ownerUrl);
    await compiled;
    const { prepareDatabase } = await importCompiled('kit/dist/db/prepare.js', { isBundled });
    const urls = await prepareDatabase({ ownerUrl, services: [...services], passwords: secrets.roles });
    return { urls, embedded: Boolean(server), ownerUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Returns the connection strings that an administrator created with deploy/postgres/setup.sql, if all are set.
 * @param {Record<string, string>} userEnv
 * @returns {Urls | undefined}
 */
function preparedByHand(userEnv) {
  const names = userEnv.NATS_URL ? [...services] : [...services, 'bus'];
  const urls = names.map((name) => [name, userEnv[`${name.toUpperCase()}_DATABASE_URL`] ?? '']);
  const missing = urls.filter(([, url]) => !url).map(([name]) => `${name?.toUpperCase()}_DATABASE_URL`);
  if (missing.length === 0) return Object.fromEntries(urls);
  if (missing.length === names.length || userEnv.DATABASE_URL) return undefined;
  throw new Explained(`Only some services have their own database. Also set ${missing.join(', ')}, or DATABASE_URL.`);
}

/** @param {string} url */
async function reachable(url) {
  try {
    await mustKnowCyrillic(url);
  } catch (error) {
    if (error instanceof Explained) throw error;
    throw new Explained(`The database of DATABASE_URL cannot be used: ${messageOf(error)}`);
  }
}

/**
 * Starts the embedded Postgres, and starts it again on the same port if it dies.
 * @param {{ dataDir: string, password: string, say: (text: string) => void }} options
 */
async function keepPostgres({ dataDir, password, say }) {
  const options = { dataDir, password, logFile: `${dataPaths(dataDir).logs}/postgres.log` };
  let stopping = false;
  let server = await startPostgres(options);
  const port = Number(new URL(server.url).port);
  const watch = async () => {
    for (let delay = 500; !stopping; ) {
      const how = await server.exited;
      if (stopping) return;
      say(`Postgres ended with ${how}, starting it again`);
      await sleep(delay);
      try {
        server = await startPostgres({ ...options, port });
        delay = 500;
      } catch (error) {
        say(`Postgres does not start: ${messageOf(error)}`);
        delay = Math.min(delay * 2, 30_000);
      }
    }
  };
  void watch();
  return {
    url: server.url,
    stop: () => {
      stopping = true;
      return server.stop();
    },
  };
}
