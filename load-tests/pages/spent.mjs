import { readdirSync, readFileSync } from 'node:fs';

/** Jiffies of Linux, which has a hundred in a second wherever Node.js runs. */
const tickMs = 10;

/** Fields of `/proc/<pid>/stat` (proc(5)) after the program's name; undefined where there is no such process. @param {string | number} pid */
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

/** Of a process and its children, those that have ended included. @param {number} pid */
function ticksOfFamily(pid) {
  const own = statOf(pid);
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = pids.map(statOf).filter((fields) => fields?.[1] === pid);
  return ownTicks(own) + endedTicks(own) + children.reduce((sum, fields) => sum + ownTicks(fields), 0);
}

/** Which process is a backend's parent: Postgres itself. @param {number} backend @returns {number} */
export const parentOf = (backend) => statOf(backend)?.[1] ?? 0;

/** @typedef {Record<string, number>} Spent milliseconds of processor time by part */

/**
 * Reads how much processor time BFF, services and Postgres have had (Linux only).
 * @param {{ pids: Record<string, number | undefined>, postgres: number }} parts
 * @returns {Spent}
 */
export function readSpent({ pids, postgres }) {
  const services = Object.entries(pids).map(([name, pid]) => [name, ownTicks(statOf(pid ?? 0)) * tickMs]);
  return { ...Object.fromEntries(services), postgres: ticksOfFamily(postgres) * tickMs };
}

/** What was spent in between. @param {Spent} before @param {Spent} after @returns {Spent} */
export const spentBetween = (before, after) =>
  Object.fromEntries(Object.entries(after).map(([name, ms]) => [name, ms - (before[name] ?? 0)]));
