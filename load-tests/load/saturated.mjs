import autocannon from 'autocannon';
import { stranger } from '../bench/measure.mjs';
import { figuresOf } from './figures.mjs';

/** @typedef {import('./arrivals.mjs').Lookup} Lookup */

/**
 * Sends requests over a number of connections. Each connection waits for its answer before the next request. Each
 * connection starts at a different position in the list, so no two request the same list at about the same time.
 * @param {string} name
 * @param {{ url: string, lookups: readonly Lookup[], connections: number, seconds: number }} load
 * @returns {Promise<import('./figures.mjs').Figures>}
 */
export async function saturated(name, { url, lookups, connections, seconds }) {
  const share = Math.max(1, Math.floor(lookups.length / connections));
  const requests = lookups.map(({ path }) => ({ method: /** @type {const} */ ('GET'), path, headers: stranger }));
  let next = 0;
  const setupClient = (/** @type {{ setRequests: (requests: object[]) => void }} */ client) => {
    const from = (next++ * share) % requests.length;
    client.setRequests(requests.slice(from, from + share));
  };
  /** @type {number[]} */
  const times = [];
  let failed = 0;
  const options = { url, connections, duration: seconds, timeout: 10, requests: requests.slice(0, 1), setupClient };
  /** @type {autocannon.Result} */
  const { errors, duration } = await new Promise((done, reject) => {
    const running = autocannon(/** @type {any} */ (options), (error, result) => (error ? reject(error) : done(result)));
    running.on('response', (_client, status, _bytes, time) => {
      times.push(time);
      if (status !== 200) failed += 1;
    });
  });
  return figuresOf(name, times, { seconds: duration, failed: failed + errors });
}
