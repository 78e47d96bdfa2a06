import { readFileSync } from 'node:fs';

/** Jiffies of Linux, which has a hundred in a second wherever Node.js runs. */
const tickMs = 10;

/** @param {number} pid @returns {number} milliseconds of processor time a process has had; 0 where nobody tells */
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

/**
 * Reads how much processor time the parts have had; on a busy machine it says more than the clock.
 * @param {{ pids: Record<string, number | undefined>, db: import('knex').Knex }} parts
 * @returns {Promise<Spent>}
 */
export async function spent({ pids, db }) {
  const { rows } = await db.raw('select pid from pg_stat_activity');
  const backends = rows.map((/** @type {{ pid: number }} */ { pid }) => spentBy(pid));
  const own = process.cpuUsage();
  return {
    bff: spentBy(pids.bff ?? 0),
    catalogue: spentBy(pids.catalogue ?? 0),
    postgres: backends.reduce((/** @type {number} */ sum, /** @type {number} */ ms) => sum + ms, 0),
    own: (own.user + own.system) / 1000,
  };
}

/**
 * @param {Spent} before
 * @param {Spent} after
 * @param {number} calls
 * @returns {Spent} milliseconds a call
 */
export function perCall(before, after, calls) {
  const each = (/** @type {keyof Spent} */ part) =>
    Math.round((Math.max(0, after[part] - before[part]) / Math.max(1, calls)) * 100) / 100;
  return { bff: each('bff'), catalogue: each('catalogue'), postgres: each('postgres'), own: each('own') };
}
