import { readdirSync, readFileSync } from 'node:fs';

/** The length of a Linux clock tick in ms. Linux reports a hundred ticks per second wherever Node.js runs. */
const tickMs = 10;

/**
 * Returns the fields of `/proc/<pid>/stat` (proc(5)) after the program's name, or undefined if the process does not
 * exist.
 * @param {string | number} pid
 */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
  } catch {
    return undefined;
  }
}

const ownTicks = (/** @type {number[] | undefined} */ fields) => (fields?.[11] ?? 0) + (fields?.[12] ?? 0);
const endedTicks = (/** @type {number[] | undefined} */ fields) => (fields?.[13] ?? 0) + (fields?.[14] ?? 0);

/**
 * Returns the processor time of a process and its children, in clock ticks, including children that have ended.
 * @param {number} pid
 */
function ticksOfFamily(pid) {
  const own = statOf(pid);
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = pids.map(statOf).filter((fields) => fields?.[1] === pid);
  return ownTicks(own) + endedTicks(own) + children.reduce((sum, fields) => sum + ownTicks(fields), 0);
}

/**
 * Returns the parent process of a Postgres backend, which is the Postgres server.
 * @param {number} backend
 * @returns {number}
 */
export const parentOf = (backend) => statOf(backend)?.[1] ?? 0;

/** @typedef {Record<string, number>} Spent milliseconds of processor time by part */

/**
 * Reads the processor time used so far by the BFF, the services and Postgres (Linux only).
 * @param {{ pids: Record<string, number | undefined>, postgres: number }} parts
 * @returns {Spent}
 */
export function readSpent({ pids, postgres }) {
  const services = Object.entries(pids).map(([name, pid]) => [name, ownTicks(statOf(pid ?? 0)) * tickMs]);
  return { ...Object.fromEntries(services), postgres: ticksOfFamily(postgres) * tickMs };
}

/**
 * Returns the processor time spent between two readings.
 * @param {Spent} before
 * @param {Spent} after
 * @returns {Spent}
 */
export const spentBetween = (before, after) =>
  Object.fromEntries(Object.entries(after).map(([name, ms]) => [name, ms - (before[name] ?? 0)]));
