import { faultProxy } from './fault-proxy.mjs';

/** @typedef {import('./fault-proxy.mjs').FaultProxy} FaultProxy */

/**
 * A line that can be hurt to each of some ports; the others are reached as they are.
 * @param {Record<string, number>} ports by where the line leads
 * @param {Record<string, number>} all
 * @param {number} [delayMs] how much later what a line delays comes
 */
export async function edgesOf(ports, all, delayMs) {
  /** @type {Map<string, FaultProxy>} */
  const lines = new Map();
  for (const [name, port] of Object.entries(ports))
    lines.set(name, await faultProxy({ port, ...(delayMs && { delayMs }) }));
  const lineOf = (/** @type {string} */ name) => {
    const line = lines.get(name);
    if (!line) throw new Error(`there is no line to ${name} in this world`);
    return line;
  };
  return {
    portOf: (/** @type {string} */ name) => lines.get(name)?.port ?? all[name] ?? 0,
    /** @param {string} name @param {import('./fault-proxy.mjs').Mode} mode */
    become: (name, mode) => lineOf(name).becomes(mode),
    close: () => Promise.all([...lines.values()].map((line) => line.close())),
  };
}

/** The same address, reached by a line. @param {string} url @param {number} port @returns {string} */
export function through(url, port) {
  const by = new URL(url);
  by.port = String(port);
  // A path nobody wrote is not to be added: some read it.
  return url.endsWith('/') ? by.href : by.href.replace(/\/$/, '');
}
