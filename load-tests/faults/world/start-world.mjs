import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { supervise } from '../../../deploy/local/children.mjs';
import { openDatabase } from '../../../deploy/local/database.mjs';
import { removeData } from '../../../deploy/local/fresh.mjs';
import { takeLock } from '../../../deploy/local/lock.mjs';
import { startNats } from '../../../deploy/local/nats-server.mjs';
import { dataPaths, inRoot } from '../../../deploy/local/paths.mjs';
import { freePorts } from '../../../deploy/local/ports.mjs';
import { postgresAccount } from '../../../deploy/local/postgres-account.mjs';
import { clusterFolder } from '../../../deploy/local/postgres-place.mjs';
import { readSecrets } from '../../../deploy/local/secrets.mjs';
import { services } from '../../../deploy/local/service-names.mjs';
import { bffEnv, entryOf, portNames, serviceEnv } from '../../../deploy/local/services.mjs';
import { step } from '../../../deploy/local/steps.mjs';
import { clocksIn } from './clocks.mjs';
import { edgesOf, through } from './edges.mjs';
import { farRegion } from './far-region.mjs';
import { startS3 } from './s3-server.mjs';
import { smallDisk } from './small-disk.mjs';

/** @typedef {Awaited<ReturnType<typeof startWorld>>} World */
/** @typedef {{ child: import('../../../deploy/local/children.mjs').Child, starts: number }} Process */

/** Space for all stores and for the data that the users write in an hour. */
const diskMegabytes = 2_500;

/**
 * All processes share one busy machine, so the event loop lags for reasons other than load. Each simulated user has an
 * IP address of their own.
 */
const settings = { SHED_LAG_MS: '60000', TRUSTED_HOPS: '1', FX_FEED_URL: 'off', LOG_LEVEL: 'info' };

/**
 * Starts a separate test environment: Postgres, NATS if available, an S3 server, six services and two BFFs. Every part
 * can be made to fail.
 * With `full`, the connections between them can be disturbed as well, all stores are on one small disk, and clocks can
 * be set wrong.
 * @param {{
 *   dataDir: string, natsProgram: string | undefined, full?: boolean, lines?: boolean, delayMs?: number,
 *   far?: { ms: number, has: import('./far-region.mjs').InFar }, more?: (name: string) => Record<string, string>, say: (text: string) => void, onBegin: (stop: () => Promise<void>) => void,
 * }} options `lines`: disturbable connections without the rest of `full`; `delayMs`: how much later data arrives on a
 *   delayed connection; `far`: the second BFF is in another region, and data needs so many `ms` there and back; `more`: extra settings for a process
 */
export async function startWorld({
  dataDir,
  natsProgram,
  full = false,
  lines = full,
  delayMs,
  far: wanted,
  more = () => ({}),
  say,
  onBegin,
}) {
  /** @type {(() => unknown)[]} */
  const closers = [];
  const stop = async () => {
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer();
  };
  onBegin(stop);
  const paths = dataPaths(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const disk = full ? smallDisk(dataDir, diskMegabytes) : undefined;
  // At the end, the log files are copied before the small disk is unmounted.
  const logs = disk ? inRoot('test-results/faults-logs') : paths.logs;
  if (disk) closers.push(disk.close, () => keepLogs(paths.logs, logs));
  closers.push(takeLock(paths.lock, dataDir));
  await removeData(dataDir);
  // Logs have a separate disk, so that they can still be written when the stores run out of space.
  disk?.spare(paths.logs);
  const clocks = clocksIn(paths.logs);
  mkdirSync(paths.logs, { recursive: true });
  const secrets = readSecrets(paths.secrets, [...services, 'bus']);
  const ports = await freePorts([...portNames, 'web', 'web-2', 'bff-2-admin', 'nats', 's3']);
  const portOf = (/** @type {string} */ name) => ports[name] ?? 0;
  const log = (/** @type {string} */ name) => join(paths.logs, `${name}.log`);

  const database = await step('Postgres', () => openDatabase({ dataDir, userEnv: {}, secrets, say }));
  closers.push(database.stop);
  const store = join(dataDir, 'files', 'nats');
  const nats = natsProgram
    ? await step('NATS', () => startNats({ program: natsProgram, port: portOf('nats'), store, logFile: log('nats') }))
    : undefined;
  if (nats) closers.push(nats.kill);
  const s3 = await step('S3', () =>
    startS3({ port: portOf('s3'), folder: join(dataDir, 'files', 's3'), logFile: log('s3') }),
  );
  closers.push(s3.kill);

  const ends = {
    postgres: Number(new URL(database.ownerUrl ?? '').port),
    ...(nats && { nats: portOf('nats') }),
    s3: portOf('s3'),
    ...Object.fromEntries(services.map((name) => [name, portOf(name)])),
  };
  const edges = await edgesOf(lines ? ends : {}, ends, delayMs);
  closers.push(edges.close);
  const urls = Object.fromEntries(
    Object.entries(database.urls).map(([name, url]) => [name, through(url, edges.portOf('postgres'))]),
  );
  const userEnv = {
    ...{ ...inherited(), ...settings, ...s3.env, S3_ENDPOINT: through(s3.url, edges.portOf('s3')) },
    ...(nats && { NATS_URL: through(nats.url, edges.portOf('nats')) }),
  };
  const { demoAccounts } = await import('@setu/demo-world');
  const plan = { port: portOf('web'), dataDir, userEnv, urls, demo: true, accounts: [], secrets, ports };
  /** @type {Map<string, Process>} */
  const processes = new Map();
  const launch = (
    /** @type {string} */ name,
    /** @type {string} */ entry,
    /** @type {Record<string, string>} */ env,
  ) => {
    const onReady = () => {
      const found = processes.get(name);
      if (found) found.starts += 1;
    };
    const child = supervise({
      name,
      entry: entryOf(entry),
      env: { ...env, ...more(name) },
      logFile: log(name),
      say,
      onReady,
    });
    processes.set(name, { child, starts: 0 });
    closers.push(child.stop);
    return child.ready;
  };
  const serviceOf = (/** @type {(typeof services)[number]} */ name) => ({
    ...serviceEnv(name, plan),
    ...(full && clocks.env(name)),
  });
  await step('Services', () => Promise.all(services.map((name) => launch(name, name, serviceOf(name)))));
  // Calls from the BFFs to the services use separate connections. The services request file content from media
  // directly.
  const viaEdges = {
    ...plan,
    ports: { ...ports, ...Object.fromEntries(services.map((name) => [name, edges.portOf(name)])) },
  };
  const { postgres, nats: natsPort, s3: s3Port } = ends;
  const stores = { postgres, s3: s3Port, ...(natsPort && { nats: natsPort }) };
  const far = wanted && (await farRegion(plan, { stores, delayMs: wanted.ms / 2, has: wanted.has }));
  if (far) {
    closers.push(far.close);
    await step('Services of the far region', () =>
      Promise.all(far.services.map(({ name, entry, env }) => launch(name, entry, env))),
    );
  }
  const besideSecond = far?.plan ?? viaEdges;
  const second = {
    ...besideSecond,
    port: portOf('web-2'),
    ports: { ...besideSecond.ports, 'bff-admin': portOf('bff-2-admin') },
  };
  await step('Two BFFs', () =>
    Promise.all([launch('bff', 'bff', bffEnv(viaEdges)), launch('bff-2', 'bff', bffEnv(second))]),
  );
  return {
    origins: [`http://127.0.0.1:${portOf('web')}`, `http://127.0.0.1:${portOf('web-2')}`],
    ownerUrl: database.ownerUrl ?? '',
    /** The database address of each service, bypassing the connections that can be disturbed. */
    databases: database.urls,
    /** The metrics and health address of each process of the first region. */
    admin: Object.fromEntries(
      [...processes.keys()].flatMap((name) => {
        const port = ports[`${name}-admin`];
        return port === undefined ? [] : [[name, `http://127.0.0.1:${port}`]];
      }),
    ),
    accounts: demoAccounts,
    nats,
    s3,
    /** The connections between the processes, by destination. */
    edges,
    /** The second region, if there is one. */
    far,
    /** The disk of all stores, or undefined if none could be mounted. */
    disk,
    clocks,
    /** The process id of the running server, or 0 while it is down. */
    postgresPid: () => Number(postgresNote(dataDir)[0] ?? 0),
    postgresIsReady: () => postgresNote(dataDir)[7]?.trim() === 'ready',
    pidOf: (/** @type {string} */ name) => processes.get(name)?.child.pid() ?? 0,
    /** How often the process has become ready. */
    startsOf: (/** @type {string} */ name) => processes.get(name)?.starts ?? 0,
    /** The folder of the logs after the environment has stopped. */
    logs,
    stop,
  };
}

/** @param {string} from @param {string} to */
function keepLogs(from, to) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}

/** Returns the current environment without variables that point to external servers. */
const inherited = () =>
  /** @type {Record<string, string>} */ (
    Object.fromEntries(
      Object.entries(process.env).filter(
        ([name, value]) => value && !/^(NODE_ENV|S3_.+|.*DATABASE_URL|NATS_URL|PUBLIC_ORIGIN)$/.test(name),
      ),
    )
  );

/**
 * Returns the lines of the postmaster.pid file of Postgres: its process id in the first line, its state in the eighth.
 * @param {string} dataDir
 */
function postgresNote(dataDir) {
  const note = join(clusterFolder(dataDir, postgresAccount()), 'postmaster.pid');
  return existsSync(note) ? readFileSync(note, 'utf8').split('\n') : [];
}
