import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { buildWeb, compileServers, generate } from '../../deploy/local/build.mjs';
import { Explained } from '../../deploy/local/explained.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { inRoot } from '../../deploy/local/paths.mjs';
import { freePort } from '../../deploy/local/ports.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { startWorld } from '../../deploy/local/world.mjs';
import { openPages } from './addresses.mjs';
import { comparePages, costOf } from './compare.mjs';
import { parentOf } from './spent.mjs';
import { openVisitor } from './visitors.mjs';

const known = {
  usage:
    'npm run bench:pages -- [flags]   (compares the cost of pages for signed-in users with the plain shell; data in .data/pages)',
  flags: {
    rounds: { about: 'rounds in which every page is opened in turn, 5 by default', value: true },
    calls: { about: 'calls to each page per round, 100 by default', value: true },
  },
};

const password = 'Setu-demo-1';
const people = [
  { name: 'customer', email: 'buyer@volga.example', password },
  { name: 'supplier', email: 'supplier@kaveri.example', password },
  { name: 'manager', email: 'manager@setu.example', password },
];
/** The highest allowed ratio of a page's cost for a signed-in user to the cost of the plain shell. */
const maxRatio = 1.2;

/** @type {(() => Promise<void>) | undefined} */
let stop;

/**
 * Starts a separate demo world, measures, prints the results and writes the report. Stops it at the end, on Ctrl-C too.
 */
export async function runPages() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => void Promise.resolve(stop?.()).finally(() => process.exit(130)));
  }
  try {
    const { flags } = readFlags(process.argv.slice(2), known);
    await measure({ rounds: Number(flags.rounds ?? 5), amount: Number(flags.calls ?? 100) });
  } finally {
    await stop?.();
  }
}

/** @param {{ rounds: number, amount: number }} chosen */
async function measure(chosen) {
  await generate();
  await compileServers();
  await buildWeb();
  const world = await startPagesWorld();
  const pages = await openPages(world.url);
  const rows = [];
  for (const who of people) {
    const visitor = await openVisitor(world.url, who);
    rows.push(...(await step(who.name, () => comparePages(world, { visitor, pages, ...chosen }))));
  }
  conclude(rows);
}

async function startPagesWorld() {
  const dataDir = inRoot('.data/pages');
  mkdirSync(dataDir, { recursive: true });
  const quiet = { SETU_DEMO: '1', FX_FEED_URL: 'off', LOG_LEVEL: 'warn', PUBLIC_ORIGIN: '' };
  const port = await freePort();
  const env = { ...process.env, ...quiet };
  const world = await startWorld({ port, dataDir, env, onBegin: (way) => (stop = way) });
  const { openDatabase } = await import('@setu/kit/db');
  const db = openDatabase({ url: world.urls.catalogue ?? '', schema: 'setu_catalogue', pool: { max: 1 } });
  const { rows } = await db.raw('select pg_backend_pid() as pid');
  const postgres = parentOf(rows[0].pid);
  await db.destroy();
  return { url: `http://127.0.0.1:${port}`, pids: world.pids(), postgres };
}

/** @param {import('./compare.mjs').Row[]} rows */
function conclude(rows) {
  const shellOf = (/** @type {string} */ visitor) => rows.find((row) => row.visitor === visitor);
  const costs = rows.map((row) => {
    const shell = shellOf(row.visitor) ?? row;
    const each = (/** @type {number} */ ms) => Math.round((ms / Math.max(1, row.calls)) * 100) / 100;
    const spent = Object.fromEntries(Object.entries(row.spent).map(([name, ms]) => [name, each(ms)]));
    return { ...row, spent, cost: costOf(row), toShell: costOf(row) / costOf(shell) };
  });
  mkdirSync(inRoot('test-results'), { recursive: true });
  const file = inRoot('test-results/bench-pages.json');
  writeFileSync(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), loadAverage: loadavg(), rows: costs }, null, 2)}\n`,
  );
  const lines = costs.map(
    ({ visitor, name, cost, toShell, spent, bytes, calls }) =>
      `  ${visitor.padEnd(9)} ${name.padEnd(18)} ${`${(toShell * 100).toFixed(0)} %`.padStart(6)} ${cost.toFixed(2).padStart(7)} ms, BFF ${spent.bff}; ${(bytes / calls / 1024).toFixed(0)} KiB`,
  );
  process.stdout.write(
    `\n${lines.join('\n')}\n\n  Load average ${loadavg()
      .map((value) => value.toFixed(1))
      .join(' ')}. Full report: ${file}\n`,
  );
  const failed = costs.filter((row) => row.failed > 0);
  if (failed.length > 0)
    throw new Explained(`Not every call was answered with 200: ${failed.map(({ name }) => name).join(', ')}.`);
  const dear = costs.filter(({ toShell }) => toShell > maxRatio);
  if (dear.length > 0)
    throw new Explained(
      `More than ${maxRatio} times the cost of the shell: ${dear.map(({ visitor, name }) => `${name} for a ${visitor}`).join(', ')}.`,
    );
}
