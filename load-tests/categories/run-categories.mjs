import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { Explained } from '../../deploy/local/explained.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { inRoot } from '../../deploy/local/paths.mjs';
import { findChromium } from '../../deploy/local/programs.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { startBenchWorld } from '../bench/bench-world.mjs';
import { editTree } from './edit-tree.mjs';
import { fillTree } from './fill-tree.mjs';

const known = {
  usage:
    'npm run bench:categories -- [flags]   (measures the editor of a large tree in Chromium; data in .data/bench-categories)',
  flags: {
    categories: {
      about: 'minimum number of categories in the tree, 5000 by default; missing ones are added',
      value: true,
    },
  },
};

const admin = { _username: 'admin@setu.example', _password: 'Setu-demo-1' };
/** The limit in ms from an input to its next paint. 95 of 100 inputs must meet it. */
const maxP95 = 100;

/** @type {(() => Promise<void>) | undefined} */
let stop;

/**
 * Starts the environment of .data/bench-categories, works in the editor and prints the results. Stops it at the end, on
 * Ctrl-C too.
 */
export async function runCategories() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => void Promise.resolve(stop?.()).finally(() => process.exit(130)));
  }
  const executablePath = findChromium();
  if (!executablePath) throw new Explained('Chromium was not found. Set CHROMIUM_PATH.');
  try {
    const { flags } = readFlags(process.argv.slice(2), known);
    await measureOnce(executablePath, Number(flags.categories ?? 5_000));
  } finally {
    await stop?.();
  }
}

/** @param {string} executablePath @param {number} wanted */
async function measureOnce(executablePath, wanted) {
  const { url, urls } = await startBenchWorld('bench-categories', (way) => (stop = way));
  const { treeId, categories } = await step('Categories added', () => fillTree(urls.catalogue ?? '', wanted));
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
    await signIn(context.request, url);
    const page = await context.newPage();
    conclude(await step('Tree edited', () => editTree(page, { url, treeId })), categories);
  } finally {
    await browser.close();
  }
}

/**
 * Signs in through the browser's request context, so that the browser's pages are signed in too.
 * @param {import('@playwright/test').APIRequestContext} request
 * @param {string} url
 */
async function signIn(request, url) {
  const headers = { accept: 'application/json' };
  const { data } = await (await request.get(`${url}/api/page-context`, { headers })).json();
  const reply = await request.post(`${url}/login_check`, { headers, data: { ...admin, _csrf_token: data.csrf_token } });
  if (!reply.ok()) throw new Explained(`The administrator could not sign in: ${reply.status()}.`);
}

/** @param {import('./input-delays.mjs').Row[]} rows @param {number} categories */
function conclude(rows, categories) {
  const machine = { processors: cpus().length, loadAverage: loadavg().map((value) => Math.round(value * 10) / 10) };
  const file = inRoot('test-results/bench-categories.json');
  mkdirSync(inRoot('test-results'), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), categories, rows, machine }, null, 2)}\n`);
  const lines = rows.map(
    ({ name, inputs, p50, p95, max: longest }) =>
      `  ${name.padEnd(28)} ${String(inputs).padStart(3)} inputs, p50 ${p50} ms, p95 ${p95} ms, longest ${longest} ms`,
  );
  const load = machine.loadAverage.join(' ');
  process.stdout.write(
    `\n${lines.join('\n')}\n\n  ${categories} categories. Load average ${load}. Full report: ${file}\n`,
  );
  const slow = rows.filter(({ p95 }) => p95 > maxP95);
  if (slow.length > 0)
    throw new Explained(`Inputs that waited more than ${maxP95} ms: ${slow.map(({ name }) => name).join(', ')}.`);
}
