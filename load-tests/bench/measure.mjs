import autocannon from 'autocannon';

/** @typedef {{ name: string, p50: number, p95: number, p99: number, perSecond: number, count: number, failed: number }} Row milliseconds */

/** @param {number[]} sorted @param {number} share */
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * @param {string} name
 * @param {{ times: number[], seconds: number, failed: number }} measured
 * @returns {Row}
 */
export function rowOf(name, { times, seconds, failed }) {
  const sorted = [...times].sort((a, b) => a - b);
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((share) => Math.round(at(sorted, share) * 100) / 100);
  const perSecond = Math.round((times.length / seconds) * 10) / 10;
  return { name, p50, p95, p99, perSecond, count: times.length, failed };
}

export const stranger = { accept: 'application/json', cookie: 'locale=ru_RU' };

/** @typedef {{ connections: number, seconds: number }} Load */

/**
 * Requests the paths in turn over a number of connections. Each connection waits for its answer.
 * @param {string} name
 * @param {{ url: string, paths: string[], headers?: Record<string, string> } & Load} load by default the headers of an
 *   anonymous visitor
 * @returns {Promise<Row>}
 */
export async function overHttp(name, { url, paths, connections, seconds, headers = stranger }) {
  /** @type {number[]} */
  const times = [];
  let failed = 0;
  const options = {
    url,
    connections,
    duration: seconds,
    timeout: 10,
    requests: paths.map((path) => ({ method: /** @type {const} */ ('GET'), path, headers })),
  };
  /** @type {autocannon.Result} */
  const { errors, duration } = await new Promise((resolve, reject) => {
    const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    running.on('response', (_client, status, _bytes, time) => {
      times.push(time);
      if (status !== 200) failed += 1;
    });
  });
  return rowOf(name, { times, seconds: duration, failed: failed + errors });
}

/**
 * Runs the tasks in turn with a fixed concurrency, without HTTP.
 * @param {string} name
 * @param {{ tasks: (() => Promise<unknown>)[] } & Load} load
 * @returns {Promise<Row>}
 */
export async function directly(name, { tasks, connections, seconds }) {
  /** @type {number[]} */
  const times = [];
  let failed = 0;
  let turn = 0;
  const began = performance.now();
  const worker = async () => {
    while (performance.now() - began < seconds * 1000) {
      const task = tasks[turn++ % tasks.length];
      const start = performance.now();
      await task?.().catch(() => {
        failed += 1;
      });
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return rowOf(name, { times, seconds: (performance.now() - began) / 1000, failed });
}
