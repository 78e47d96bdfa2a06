import { readFileSync } from 'node:fs';

/**
 * @typedef {{
 *   read: { p95Ms: number }, suggest: { p95Ms: number }, write: { p95Ms: number }, errors: { rate: number },
 *   notices: { p99Ms: number }, outbox: { oldestSeconds: number }, jobs: { oldestSeconds: number },
 *   search: { behindSeconds: number }, loop: { p99Ms: number },
 * }} Promises
 */

const text = readFileSync(new URL('../../load-tests/slo.json', import.meta.url), 'utf8');

/** The service level objectives. k6's thresholds, the alerts and the dashboards read the same file. @type {Promises} */
export const promises = JSON.parse(text);

/** Converts milliseconds to a bucket's bound, which is in seconds. @param {number} ms */
export const bound = (ms) => String(ms / 1000);
