import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '../../../deploy/local/embedded-postgres.mjs';

/** @typedef {ReturnType<typeof sceneOf>} Scene */

/**
 * Provides what the causes and the runbook checks both use: the processes, and the means that a page names to inspect
 * them.
 * @param {{ world: import('../../faults/world/start-world.mjs').World, prometheus:
 * import('./prometheus.mjs').Prometheus, load: import('../load/steady.mjs').Load, lists: string, }} parts `lists`:
 * the file of revoked certificates
 */
export function sceneOf({ world, prometheus, load, lists }) {
  const { query } = prometheus;
  const fileOf = (/** @type {string} */ name) => join(world.logs, `${name}.log`);
  return {
    world,
    load,
    lists,
    query,
    alerts: prometheus.alerts,
    /** Returns the first number in the result of an expression, or undefined if there is none. @param {string} expr */
    number: async (expr) => (await query(expr)).find(({ value }) => !Number.isNaN(value))?.value,
    /** @param {string} text @param {unknown[]} [values] @returns {Promise<any[]>} */
    sql: async (text, values) => withClient(world.ownerUrl, async (client) => (await client.query(text, values)).rows),
    /**
     * Reads what a process logs from now on.
     * @param {string} name
     * @returns {(text: string) => string | undefined} a function that finds the first line since then that contains a
     *   text
     */
    logFromNow: (name) => {
      const from = existsSync(fileOf(name)) ? statSync(fileOf(name)).size : 0;
      return (text) => linesOf(fileOf(name), from).find((line) => line.includes(text));
    },
    /**
     * Returns the first line that contains a text, from the complete log of a process.
     * @param {string} name
     * @param {string} text
     */
    logLine: (name, text) => linesOf(fileOf(name), 0).find((/** @type {string} */ line) => line.includes(text)),
    /**
     * Returns the answer of a process at its `ADMIN_PORT`, or status 0 if it does not answer.
     * @param {string} name
     * @param {string} path
     */
    read: async (name, path) => {
      try {
        const answer = await fetch(`${world.admin[name]}${path}`, { signal: AbortSignal.timeout(3_000) });
        return { status: answer.status, text: await answer.text() };
      } catch {
        return { status: 0, text: '' };
      }
    },
  };
}

/** @param {string} file @param {number} from */
const linesOf = (file, from) =>
  existsSync(file) ? readFileSync(file).subarray(from).toString('utf8').split('\n') : [];
