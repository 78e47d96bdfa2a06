import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withClient } from '../../deploy/local/embedded-postgres.mjs';
import { startNats } from '../../deploy/local/nats-server.mjs';
import { dataPaths, inRoot } from '../../deploy/local/paths.mjs';
import { freePorts } from '../../deploy/local/ports.mjs';
import { findNatsServer } from '../../deploy/local/programs.mjs';
import { startWorld } from '../../deploy/local/world.mjs';
import { startS3 } from '../faults/world/s3-server.mjs';

/** @typedef {Awaited<ReturnType<typeof openStack>>} Stack */

/**
 * Each simulated user has an IP address of their own. On a busy machine the event loop lags for reasons other than
 * load.
 */
const settings = { SHED_LAG_MS: '60000', TRUSTED_HOPS: '1', FX_FEED_URL: 'off', SETU_DEMO: '1' };

/**
 * Opens everything except Postgres for a given database: the bus, the object store with its mirror, six services and
 * the BFF.
 * @param {{ dataDir: string, mirror: string, databaseUrl: () => string, say: (text: string) => void }} options
 */
export async function openStack({ dataDir, mirror, databaseUrl, say }) {
  const ports = await freePorts(['web', 'nats', 's3']);
  const paths = dataPaths(dataDir);
  const program = findNatsServer();
  const logOf = (/** @type {string} */ name) => join(paths.logs, `${name}.log`);
  /** @type {Awaited<ReturnType<typeof startNats>> | undefined} */
  let nats;
  /** @type {Awaited<ReturnType<typeof startS3>> | undefined} */
  let s3;
  /** @type {import('../../deploy/local/world.mjs').World | undefined} */
  let world;
  const end = async (/** @type {'kill' | 'stop'} */ how) => {
    await Promise.all([nats?.[how](), s3?.[how]()]);
    await world?.stop();
  };
  /** @param {'out' | 'back'} way */
  const mirrored = async (way) => {
    const env = { ...process.env, ...s3?.env, BACKUP_OBJECTS_DIR: mirror };
    const args = [inRoot('services/kit/dist/mirror-main.js'), way];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    return /** @type {{ began: string, copied: number, kept: number, bytes: number }} */ (JSON.parse(stdout));
  };
  return {
    origin: `http://127.0.0.1:${ports.web}`,
    startStores: async () => {
      mkdirSync(paths.logs, { recursive: true });
      s3 = await startS3({ port: ports.s3, folder: paths.minio, logFile: logOf('s3') });
      if (program) nats = await startNats({ program, port: ports.nats, store: paths.nats, logFile: logOf('nats') });
    },
    startServices: async () => {
      const env = {
        ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^NODE_ENV$|DATABASE_URL$/.test(name))),
        ...{ ...settings, DATABASE_URL: databaseUrl(), ...s3?.env, ...(nats && { NATS_URL: nats.url }) },
      };
      world = await startWorld({ port: ports.web, dataDir, env, log: say });
    },
    mirrorOut: () => mirrored('out'),
    mirrorBack: () => mirrored('back'),
    /** Destroys the stores and the bus with their contents. The mirror stays. */
    destroy: async () => {
      await end('kill');
      for (const folder of [paths.minio, paths.nats, join(dataDir, 'search')])
        rmSync(folder, { recursive: true, force: true });
    },
    stop: () => end('stop'),
    /**
     * Compares the file rows in the database with the object store and returns the files that differ. @param {string}
     * url
     */
    filesAmiss: (/** @type {string} */ url) => filesAmiss(url, s3?.env),
  };
}

/**
 * Reads each uploaded file listed in the media database from the object store.
 * @param {string} url
 * @param {Record<string, string> | undefined} env
 */
async function filesAmiss(url, env) {
  const { openObjects } = await import('@setu/kit/objects');
  const store = await openObjects({ ...env });
  const { rows } = await withClient(url, (client) =>
    client.query(
      "select id, key, sha256 from setu_media.file where kind = 'upload' and state in ('ready', 'attached') and purged_at is null",
    ),
  );
  /** @type {string[]} */
  const amiss = [];
  for (const { id, key, sha256 } of rows) {
    const hash = createHash('sha256');
    try {
      for await (const chunk of (await store.get(key)).stream) hash.update(chunk);
      if (hash.digest('hex') !== sha256) amiss.push(`${id}: different content`);
    } catch (error) {
      amiss.push(`${id}: ${String(error)}`);
    }
  }
  return { checked: rows.length, amiss };
}
