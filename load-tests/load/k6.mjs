import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('./arrivals.mjs').Lookup} Lookup */
/** @typedef {import('./figures.mjs').Figures} Figures */

const script = fileURLToPath(new URL('arrivals.k6.js', import.meta.url));

/** Returns the k6 program: the one that K6 names, otherwise the one on the path. @returns {string | undefined} */
export function findK6() {
  const program = process.env.K6 ?? 'k6';
  return spawnSync(program, ['version']).status === 0 ? program : undefined;
}

/**
 * Sends requests at a fixed arrival rate like `arrivals`, but with k6.
 * @param {string} program
 * @param {{ url: string, lookups: readonly Lookup[], rate: number, seconds: number }} load
 * @returns {Promise<{ all: Figures, kinds: Figures[] }>}
 */
export async function byK6(program, { url, lookups, rate, seconds }) {
  const folder = mkdtempSync(join(tmpdir(), 'setu-load-'));
  try {
    const [questions, summary] = [join(folder, 'asked.json'), join(folder, 'summary.json')];
    writeFileSync(questions, JSON.stringify(lookups));
    const kinds = [...new Set(lookups.map(({ kind }) => kind))];
    const settings = { SETU_URL: url, QUESTIONS: questions, SUMMARY: summary, RATE: rate, SECONDS: seconds };
    const env = Object.entries({ ...settings, KINDS: kinds.join(',') }).flatMap(([name, value]) => [
      '-e',
      `${name}=${value}`,
    ]);
    await ended(
      spawn(program, ['run', '--quiet', '--no-usage-report', ...env, script], {
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    );
    return figuresOf(JSON.parse(readFileSync(summary, 'utf8')), kinds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {import('node:child_process').ChildProcess} child */
const ended = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve(undefined) : reject(new Error(`k6 ended with ${code}`))));
  });

/** @param {{ metrics: Record<string, { values: Record<string, number> }> }} summary @param {string[]} kinds */
function figuresOf({ metrics }, kinds) {
  const of = (/** @type {string} */ name, /** @type {string} */ tag) => {
    const times = metrics[`http_req_duration${tag}`]?.values ?? {};
    const round = (/** @type {number | undefined} */ value) => Math.round((value ?? 0) * 100) / 100;
    return {
      ...{
        name,
        p50: round(times.med),
        p95: round(times['p(95)']),
        p99: round(times['p(99)']),
        max: round(times.max),
      },
      count: metrics[`http_reqs${tag}`]?.values.count ?? 0,
      perSecond: round(metrics[`http_reqs${tag}`]?.values.rate),
      failed: Math.round(
        (metrics[`http_req_failed${tag}`]?.values.rate ?? 0) * (metrics[`http_reqs${tag}`]?.values.count ?? 0),
      ),
    };
  };
  return { all: of('all', ''), kinds: kinds.map((kind) => of(kind, `{kind:${kind}}`)) };
}
