import { bound, promises } from '../../../deploy/monitoring/promises.mjs';

/** @typedef {import('../world/scene.mjs').Scene} Scene */

/**
 * Finds the slowest route with a prefix, using the "Slowest routes in the mean" query of the dashboards.
 * @param {Scene} scene
 * @param {string} prefix of the routes to look for
 * @returns {Promise<{ ms: number, summary: string } | undefined>} the slowest of these routes, if it is slow and among
 *   the five slowest of all
 */
export async function slowest(scene, prefix) {
  const calls = 'sum by (method, route) (rate(setu_http_calls_total[1m]))';
  const mean = `sum by (method, route) (rate(setu_http_call_seconds_total[1m])) / (${calls} > 0)`;
  const all = await scene.query(`topk(5, ${mean})`);
  const found = all
    .sort((one, other) => other.value - one.value)
    .find(({ labels }) => labels.route?.startsWith(prefix));
  const ms = Math.round((found?.value ?? 0) * 1000);
  if (!found || ms < 200) return undefined;
  return { ms, summary: `slowest routes: ${found.labels.method} ${found.labels.route} ${ms} ms` };
}

/**
 * Returns the mean duration of a service's RPCs in ms, measured by the service itself.
 * @param {Scene} scene
 * @param {string} service
 * @param {string} [method]
 */
export async function rpcMs(scene, service, method = '.+') {
  const of = `{service="${service}",method=~"${method}"}`;
  const mean = `sum(rate(setu_rpc_call_seconds_total${of}[1m])) / sum(rate(setu_rpc_calls_total${of}[1m]))`;
  return ((await scene.number(mean)) ?? 0) * 1000;
}

/**
 * Checks the 95th percentile of one kind of call over the last minute. The dashboards draw the same percentile over
 * five minutes.
 * @param {Scene} scene
 * @param {'read' | 'suggest' | 'write'} kind
 * @returns {() => Promise<boolean>} whether the percentile is within the promise
 */
export const withinPromise = (scene, kind) => async () => {
  const buckets = `sum by (le) (rate(setu_http_seconds_bucket{kind="${kind}"}[1m]))`;
  const now = await scene.number(`histogram_quantile(0.95, ${buckets})`);
  return now !== undefined && now <= Number(bound(promises[kind].p95Ms));
};
