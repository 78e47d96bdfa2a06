import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from './explained.mjs';
import { commandOf, exitsWithin, isAlive } from './processes.mjs';

/**
 * Ends a Postgres that outlived a killed supervisor and deletes its postmaster.pid, so that the cluster can start
 * again. If a different process has since got the same process id, that process is left alone.
 * @param {string} cluster
 */
export async function endLeftover(cluster) {
  const note = join(cluster, 'postmaster.pid');
  if (!existsSync(note)) return;
  const pid = Number.parseInt(readFileSync(note, 'utf8'), 10);
  if (pid > 1 && isAlive(pid) && commandOf(pid).includes(cluster)) await end(pid);
  rmSync(note, { force: true });
}

/**
 * Tries a fast shutdown first (it writes a checkpoint), then an immediate one (the next start recovers from the log).
 * @param {number} pid
 */
async function end(pid) {
  for (const [signal, ms] of /** @type {const} */ ([
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ])) {
    process.kill(pid, signal);
    if (await exitsWithin(pid, ms)) return;
  }
  throw new Explained(`Postgres of an earlier start (process ${pid}) does not stop. End it and start again.`);
}
