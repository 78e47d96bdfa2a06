import { execFile, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { withClient } from '../../deploy/local/embedded-postgres.mjs';
import { Explained, messageOf } from '../../deploy/local/explained.mjs';
import { freePort } from '../../deploy/local/ports.mjs';
import { postgresAccount } from '../../deploy/local/postgres-account.mjs';
import { makeCluster, owner } from '../../deploy/local/postgres-cluster.mjs';
import { clusterFolder } from '../../deploy/local/postgres-place.mjs';
import { runServer } from '../../deploy/local/postgres-server.mjs';
import { findProgram } from '../../deploy/local/programs.mjs';

/** @typedef {ReturnType<typeof openCluster>} Cluster */
/** @typedef {import('../../deploy/local/postgres-server.mjs').Server} Server */

/**
 * The archive timeout that managed Postgres services use. A full WAL segment is archived immediately, a partly filled
 * one after this time.
 */
const archiveTimeout = '30s';

/**
 * Opens a Postgres with WAL archiving from the system's packages, which include pg_basebackup. It can be backed up,
 * destroyed and restored to a point in time.
 * @param {{ dataDir: string, password: string, logFile: string }} place
 */
export function openCluster({ dataDir, password, logFile }) {
  const account = postgresAccount();
  const cluster = clusterFolder(dataDir, account);
  const backup = `${cluster}.backup`;
  const [base, archive] = [join(backup, 'base'), join(backup, 'archive')];
  const programs = systemPostgres();
  rmSync(backup, { recursive: true, force: true });
  for (const folder of [backup, archive]) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  }
  const defaults = {
    ...{ listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200', timezone: 'UTC' },
    ...{ wal_level: 'replica', archive_mode: 'on', archive_timeout: archiveTimeout },
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
  };
  let port = 0;
  /** @type {Server | undefined} */
  let server;
  /** @param {Record<string, string>} more */
  const start = async (more = {}) => {
    port ||= await freePort();
    server = await runServer({
      postgres: programs.postgres,
      cluster,
      port,
      settings: { ...defaults, ...more },
      account,
      logFile,
    });
  };
  const urlOf = (/** @type {string} */ database) =>
    `postgres://${owner}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  return {
    base,
    url: () => urlOf('setu'),
    create: async () => {
      await makeCluster({ cluster, binaries: programs, account, password });
      await start();
      await withClient(urlOf('postgres'), (client) => client.query('create database setu'));
    },
    /** Takes a base backup while users work. */
    backUp: async () => {
      const args = ['-d', urlOf('postgres'), '-D', base, '-X', 'none', '-c', 'fast', '--no-sync'];
      await promisify(execFile)(programs.backup, args, { ...account, cwd: '/' });
    },
    /** Destroys everything but the backup, as if the machine burned down. */
    destroy: async () => {
      if (server) process.kill(server.pid, 'SIGKILL');
      await server?.exited;
      rmSync(cluster, { recursive: true, force: true });
    },
    /** Restores the backup to a moment, or to the end of the archive if that is earlier. @param {Date} moment */
    restore: async (moment) => {
      const back = (/** @type {Record<string, string>} */ target) => {
        rmSync(cluster, { recursive: true, force: true });
        cpSync(base, cluster, { recursive: true });
        writeFileSync(join(cluster, 'recovery.signal'), '');
        const { uid, gid } = account;
        if (uid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid}`, cluster]);
        return start({ restore_command: `cp ${archive}/%f %p`, ...target });
      };
      const recoveryTarget = { recovery_target_time: asPostgresReads(moment), recovery_target_action: 'promote' };
      try {
        await back(recoveryTarget);
        return moment;
      } catch (error) {
        if (!/recovery ended before configured recovery target/.test(messageOf(error))) throw error;
        // The last WAL segment was lost as well.
        await back({});
        return undefined;
      }
    },
    stop: async () => {
      await server?.stop();
    },
    forget: () => rmSync(backup, { recursive: true, force: true }),
  };
}

/** Formats the time zone as an offset, because the Postgres setting does not accept `Z`. @param {Date} moment */
const asPostgresReads = (moment) => moment.toISOString().replace('T', ' ').replace('Z', '+00');

/** @returns {{ postgres: string, initdb: string, backup: string, major: number }} */
function systemPostgres() {
  const backup = findProgram([
    ...[18, 17, 16, 15].map((major) => `/usr/lib/postgresql/${major}/bin/pg_basebackup`),
    'pg_basebackup',
  ]);
  const folder = backup ? dirname(backup) : '';
  const [postgres, initdb] = [join(folder, 'postgres'), join(folder, 'initdb')];
  if (!backup || !existsSync(postgres))
    throw new Explained(
      'The drill needs a Postgres with pg_basebackup, which npm does not install (Debian: apt-get install postgresql).',
    );
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  return { postgres, initdb, backup, major: Number(/(\d+)/.exec(stdout)?.[1]) };
}
