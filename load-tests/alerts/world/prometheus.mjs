import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEngine } from '../../../deploy/local/engine.mjs';
import { inRoot } from '../../../deploy/local/paths.mjs';

/** @typedef {Awaited<ReturnType<typeof startPrometheus>>} Prometheus */
/** @typedef {{ labels: Record<string, string>, value: number }} Sample */
/** @typedef {{ name: string, labels: Record<string, string>, state: 'pending' | 'firing', summary: string }} Alert */

const everySeconds = 5;

/**
 * Starts a Prometheus that scrapes the processes every five seconds and evaluates the unchanged rules of the chart.
 * @param {{ program: string, port: number, folder: string, logFile: string, targets: Record<string, string> }} place
 *   `targets`: the metrics address of each process
 */
export async function startPrometheus({ program, port, folder, logFile, targets }) {
  // Delete the data of an earlier run, which is about other processes.
  rmSync(join(folder, 'data'), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'prometheus.json');
  writeFileSync(config, JSON.stringify(configuration(targets)));
  const url = `http://127.0.0.1:${port}`;
  const args = [
    `--config.file=${config}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const engine = await startEngine({ name: 'Prometheus', program, args, logFile, answers: () => isReady(url) });
  return {
    stop: engine.stop,
    /** Returns the current result of an expression. @param {string} expr @returns {Promise<Sample[]>} */
    query: async (expr) => {
      const { result } = await dataOf(`${url}/api/v1/query?query=${encodeURIComponent(expr)}`);
      return result.map((/** @type {any} */ { metric, value }) => ({ labels: metric, value: Number(value[1]) }));
    },
    /** Returns the firing and pending alerts. @returns {Promise<Alert[]>} */
    alerts: async () => {
      const { alerts } = await dataOf(`${url}/api/v1/alerts`);
      return alerts.map((/** @type {any} */ { labels, state, annotations }) => ({
        name: labels.alertname,
        labels,
        state,
        summary: annotations.summary,
      }));
    },
  };
}

/** Returns the configuration as JSON, which is valid YAML. @param {Record<string, string>} targets */
const configuration = (targets) => ({
  global: {
    scrape_interval: `${everySeconds}s`,
    scrape_timeout: `${everySeconds}s`,
    evaluation_interval: `${everySeconds}s`,
  },
  rule_files: [inRoot('charts/setu/monitoring/rules/setu.yaml')],
  scrape_configs: Object.entries(targets).map(([name, url]) => ({
    job_name: `setu-${name}`,
    static_configs: [{ targets: [new URL(url).host] }],
  })),
});

/** @param {string} url */
const isReady = (url) =>
  fetch(`${url}/-/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** @param {string} url @returns {Promise<any>} */
async function dataOf(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  /** @type {any} */
  const { status, data, error } = await answer.json();
  if (status !== 'success') throw new Error(error);
  return data;
}
