import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { stranger } from '../bench/measure.mjs';

/** @typedef {{ kind: string, path: string }} Lookup */
/** @typedef {{ kind: string, ms: number, status: number }} Answered `status` 0: no answer */

/** The timeout of an answer, in ms. */
const timeoutMs = 10_000;

/**
 * Sends requests at a fixed arrival rate. A request does not wait for earlier ones, and its response time is measured
 * from the moment it was due. A slow server therefore cannot hide its delays by receiving fewer requests.
 * @param {{ url: string, lookups: readonly Lookup[], rate: number, seconds: number, headers?: Record<string, string> }}
 *   load
 * @returns {Promise<Answered[]>}
 */
export async function arrivals({ url, lookups, rate, seconds, headers = stranger }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  const { hostname, port } = new URL(url);
  /** @type {Answered[]} */
  const answered = [];
  const began = performance.now();
  const send = (/** @type {Lookup} */ { kind, path }, /** @type {number} */ due) =>
    new Promise((resolve) => {
      const end = (/** @type {number} */ status) => {
        answered.push({ kind, ms: performance.now() - began - due, status });
        resolve(undefined);
      };
      const call = request({ agent, hostname, port, path, headers, timeout: timeoutMs }, (reply) => {
        reply.resume();
        reply.once('end', () => end(reply.statusCode ?? 0));
        reply.once('error', () => end(0));
      });
      call.once('timeout', () => call.destroy(new Error('no answer')));
      call.once('error', () => end(0));
      call.end();
    });
  const calls = [];
  for (let next = 0; next < rate * seconds; ) {
    const now = performance.now() - began;
    for (; next < rate * seconds && (next * 1000) / rate <= now; next++) {
      const one = lookups[next % lookups.length];
      if (one) calls.push(send(one, (next * 1000) / rate));
    }
    await sleep(1);
  }
  await Promise.all(calls);
  agent.destroy();
  return answered;
}
