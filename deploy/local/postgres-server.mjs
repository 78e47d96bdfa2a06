import { spawn } from 'node:child_process';
import { createWriteStream, statfsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Explained } from './explained.mjs';

/** @typedef {import('./postgres-account.mjs').Account} Account */
/** @typedef {{ pid: number, exited: Promise<string>, stop: () => Promise<void> }} Server */

const startMs = 60_000;
const stopMs = 20_000;

/**
 * Runs Postgres in its own process group, so that Ctrl-C reaches only the supervisor, which stops the services before
 * Postgres. A watcher holds the other end of descriptor 3. When the supervisor ends for any reason, the watcher shuts
 * Postgres down.
 */
const withWatcher = '( ( cat <&3 >/dev/null 2>&1; kill -INT $$ ) >/dev/null 2>&1 & ); exec 3<&-; exec "$@"';

/**
 * Runs the server and waits until it accepts connections.
 * @param {{ postgres: string, cluster: string, port: number, settings: Record<string, string>, account: Account, logFile?: string }} options
 * @returns {Promise<Server>}
 */
export async function runServer(options) {
  for (let tries = 1; ; tries++) {
    try {
      return await tryServer(options);
    } catch (error) {
      // The postmaster was killed a moment ago, and its children still hold its shared memory.
      const soon = error instanceof Explained && /shared memory block|lock file/.test(error.message) && tries < 20;
      if (!soon) throw error;
      await sleep(500);
    }
  }
}

/** @param {Parameters<typeof runServer>[0]} options @returns {Promise<Server>} */
async function tryServer({ postgres, cluster, port, settings, account, logFile }) {
  const flags = Object.entries({ ...settings, ...sharedMemory() }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const command = [postgres, '-D', cluster, '-p', String(port), ...flags];
  const [program = '', ...args] =
    process.platform === 'win32' ? command : ['/bin/sh', '-c', withWatcher, 'sh', ...command];
  const child = spawn(program, args, {
    ...account,
    cwd: cluster,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
  const { stderr } = child;
  const line = child.stdio[3];
  if (!stderr) throw new Error('Postgres has no error stream');
  if (logFile) stderr.pipe(createWriteStream(logFile, { flags: 'a' }));
  let tail = '';
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => {
      line?.destroy();
      resolve(signal ?? `code ${code}`);
    });
  });
  await new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Explained(`Postgres did not start within ${startMs / 1000} s.\n${tail}`)),
      startMs,
    );
    stderr.on('data', (chunk) => {
      tail = (tail + chunk).slice(-4000);
      if (!/ready to accept (read-only )?connections/.test(tail)) return;
      clearTimeout(late);
      resolve(undefined);
    });
    exited.then((how) => {
      clearTimeout(late);
      reject(new Explained(`Postgres ended with ${how} instead of starting:\n${tail}`));
    });
  });
  return { pid: child.pid ?? 0, exited, stop: () => stop(child, exited) };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<string>} exited
 */
async function stop(child, exited) {
  child.kill('SIGINT');
  const hasExited = await Promise.race([exited.then(() => true), sleep(stopMs, false, { ref: false })]);
  if (hasExited) return;
  child.kill('SIGQUIT');
  await exited;
}

/**
 * Returns settings that replace shared memory with files if /dev/shm is small, as in many containers. There a parallel
 * query or index build would fail.
 */
function sharedMemory() {
  if (process.platform !== 'linux') return {};
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize < 512 * 1024 * 1024 ? { dynamic_shared_memory_type: 'mmap' } : {};
  } catch {
    return { dynamic_shared_memory_type: 'mmap' };
  }
}
