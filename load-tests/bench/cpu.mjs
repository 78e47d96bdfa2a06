import { readFileSync } from 'node:fs';

/** The length of a Linux clock tick in ms. Linux reports a hundred ticks per second wherever Node.js runs. */
const tickMs = 10;

/**
 * @param {number} pid
 * @returns {number} milliseconds of processor time that a process has used, or 0 where the system does not report it
 */
function spentBy(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return 0;
  }
}

/** @typedef {{ bff: number, catalogue: number, postgres: number, own: number }} Spent milliseconds */
/** @typedef {{ bff: number, catalogue: number, own: number, backends: Map<number, number> }} Reading */

/**
 * Reads the processor time used so far by each part. On a busy machine this says more than elapsed time.
 * @param {{ pids: Record<string, number | undefined>, db: import('knex').Knex }} parts
 * @returns {Promise<Reading>}
 */
export async function readCpu({ pids, db }) {
  const { rows } = await db.raw('select pid from pg_stat_activity');
  const own = process.cpuUsage();
  return {
    bff: spentBy(pids.bff ?? 0),
    catalogue: spentBy(pids.catalogue ?? 0),
    own: (own.user + own.system) / 1000,
    backends: new Map(rows.map((/** @type {{ pid: number }} */ { pid }) => [pid, spentBy(pid)])),
  };
}

/**
 * Returns the processor time spent between two readings. A Postgres backend that ended between them is not counted.
 * @param {Reading} before
 * @param {Reading} after
 * @param {number} calls
 * @returns {Spent} milliseconds per call
 */
export function perCall(before, after, calls) {
  const each = (/** @type {number} */ ms) => Math.round((ms / Math.max(1, calls)) * 100) / 100;
  const backends = [...after.backends].map(([pid, ms]) => ms - (before.backends.get(pid) ?? 0));
  return {
    bff: each(after.bff - before.bff),
    catalogue: each(after.catalogue - before.catalogue),
    postgres: each(backends.reduce((sum, ms) => sum + ms, 0)),
    own: each(after.own - before.own),
  };
}
