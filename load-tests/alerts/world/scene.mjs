import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '../../../deploy/local/embedded-postgres.mjs';

/** @typedef {ReturnType<typeof sceneOf>} Scene */

/**
 * What causes an alert and who follows its page both use: the processes, and the ways to look that a page names.
 * @param {{
 *   world: import('../../faults/world/start-world.mjs').World, prometheus: import('./prometheus.mjs').Prometheus,
 *   load: import('../load/steady.mjs').Load, lists: string,
 * }} parts `lists`: the file of revoked certificates
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
    /** The only, or the first, number an expression gives; undefined while it gives none. @param {string} expr */
    number: async (expr) => (await query(expr)).find(({ value }) => !Number.isNaN(value))?.value,
    /** @param {string} text @param {unknown[]} [values] @returns {Promise<any[]>} */
    sql: async (text, values) => withClient(world.ownerUrl, async (client) => (await client.query(text, values)).rows),
    /**
     * Reads a process's log from now on.
     * @param {string} name
     * @returns {(text: string) => string | undefined} the first line since then that holds a text
     */
    logFromNow: (name) => {
      const from = existsSync(fileOf(name)) ? statSync(fileOf(name)).size : 0;
      return (text) => linesOf(fileOf(name), from).find((line) => line.includes(text));
    },
    /** The first line of a process's log, from its start on, that holds a text. @param {string} name @param {string} text */
    logLine: (name, text) => linesOf(fileOf(name), 0).find((/** @type {string} */ line) => line.includes(text)),
    /** What a process answers at its `ADMIN_PORT`; status 0 when it does not. @param {string} name @param {string} path */
    ask: async (name, path) => {
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
