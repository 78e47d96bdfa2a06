import { faultProxy } from './fault-proxy.mjs';

/** @typedef {import('./fault-proxy.mjs').FaultProxy} FaultProxy */

/**
 * Opens a proxy in front of each given port, so that the connection to it can be disturbed. All other ports are reached
 * directly.
 * @param {Record<string, number>} ports by destination
 * @param {Record<string, number>} all
 * @param {number} [delayMs] how much later data arrives on a delayed connection
 */
export async function edgesOf(ports, all, delayMs) {
  /** @type {Map<string, FaultProxy>} */
  const lines = new Map();
  for (const [name, port] of Object.entries(ports))
    lines.set(name, await faultProxy({ port, ...(delayMs && { delayMs }) }));
  const lineOf = (/** @type {string} */ name) => {
    const line = lines.get(name);
    if (!line) throw new Error(`this test environment has no connection to ${name} that can be disturbed`);
    return line;
  };
  return {
    portOf: (/** @type {string} */ name) => lines.get(name)?.port ?? all[name] ?? 0,
    /** @param {string} name @param {import('./fault-proxy.mjs').Mode} mode */
    become: (name, mode) => lineOf(name).becomes(mode),
    close: () => Promise.all([...lines.values()].map((line) => line.close())),
  };
}

/** Returns an address with another port. @param {string} url @param {number} port @returns {string} */
export function through(url, port) {
  const by = new URL(url);
  by.port = String(port);
  // Do not add a path that the original address lacks, because some clients interpret it.
  return url.endsWith('/') ? by.href : by.href.replace(/\/$/, '');
}
