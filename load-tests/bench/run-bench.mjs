import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { Explained } from '../../deploy/local/explained.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { inRoot } from '../../deploy/local/paths.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { writeSearches } from '../data/make-searches.mjs';
import { startBenchWorld } from './bench-world.mjs';
import { openCatalogue } from './catalogue.mjs';
import { plansOf } from './plans.mjs';
import { keystrokes, listQuestions } from './questions.mjs';
import { figures, planLines } from './report.mjs';
import { measureAll, planned } from './rows.mjs';
import { countCards, seedMissing } from './seed-cards.mjs';

const known = {
  usage: 'npm run bench -- [flags]   (lists and suggestions over a large catalogue, kept in .data/bench)',
  flags: {
    skus: { about: 'how many cards at least, 100000 by default; missing ones are seeded', value: true },
    connections: { about: 'how many ask at once, 8 by default', value: true },
    seconds: { about: 'for each measurement, 5 by default', value: true },
  },
};

/** @typedef {Awaited<ReturnType<typeof openCatalogue>>} Catalogue */
/** @typedef {{ skus: number, connections: number, seconds: number }} Settings */

/** @type {(() => Promise<void>) | undefined} */
let stop;

/** Starts the world of .data/bench, measures, prints, writes the report, and stops it again, on Ctrl-C too. */
export async function runBench() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => void Promise.resolve(stop?.()).finally(() => process.exit(130)));
  }
  try {
    await bench(settings());
  } finally {
    await stop?.();
  }
}

/** @returns {Settings} */
function settings() {
  const { flags } = readFlags(process.argv.slice(2), known);
  const number = (/** @type {'skus' | 'connections' | 'seconds'} */ name, /** @type {number} */ fallback) => {
    const value = Number(flags[name] ?? fallback);
    if (Number.isInteger(value) && value > 0) return value;
    throw new Explained(`--${name} ${flags[name]} is no whole number above zero.`);
  };
  return { skus: number('skus', 100_000), connections: number('connections', 8), seconds: number('seconds', 5) };
}

/** @param {Settings} chosen */
async function bench(chosen) {
  const world = await startBenchWorld('bench', (way) => (stop = way), { SUGGEST_RATE: '1000000' });
  const searches = await writeSearches();
  const catalogue = await openCatalogue(inRoot('services/catalogue/dist'), world.urls.catalogue ?? '');
  try {
    await seedMissing(catalogue, { url: world.urls.catalogue ?? '', skus: chosen.skus });
    const questions = listQuestions(searches, await someCategories(catalogue));
    const typed = keystrokes(searches);
    const rows = await measureAll(catalogue, { url: world.url, pids: world.pids(), questions, typed, step, ...chosen });
    const plans = await step('Plans', () => plansOf(catalogue.db, planned(catalogue, questions, typed)));
    conclude({ rows, plans, cards: await countCards(catalogue), chosen });
  } finally {
    await catalogue.close();
  }
}

/** Categories with cards, large and small ones in turn. @param {Catalogue} catalogue @returns {Promise<string[]>} */
async function someCategories({ db }) {
  const ids = await db('category_stats as st')
    .join('category as c', 'c.num', 'st.category_num')
    .where('st.cards', '>', 0)
    .orderBy('st.cards', 'desc')
    .pluck('c.id');
  const steps = Math.max(1, Math.floor(ids.length / 200));
  return ids.filter((_, i) => i % steps === 0).slice(0, 200);
}

/** @param {{ rows: Awaited<ReturnType<typeof measureAll>>, plans: import('./plans.mjs').Plan[], cards: number, chosen: Settings }} found */
function conclude({ rows: { rows, bare }, plans, cards, chosen }) {
  const machine = { processors: cpus().length, loadAverage: loadavg().map((value) => Math.round(value * 10) / 10) };
  const file = inRoot('test-results/bench.json');
  mkdirSync(inRoot('test-results'), { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), cards, ...chosen, machine, rows, plans }, null, 2)}\n`,
  );
  process.stdout.write(`\n${figures(rows, bare)}\n\n  The slowest statements, alone:\n${planLines(plans)}\n`);
  process.stdout.write(
    `\n  ${cards} cards, ${chosen.connections} connections, load average ${machine.loadAverage.join(' ')}. All of it: ${file}\n`,
  );
  const scanned = [...new Set(plans.flatMap((plan) => plan.scanned))];
  if (scanned.length > 0) throw new Explained(`A plan reads a big table from end to end: ${scanned.join(', ')}.`);
  const failed = rows.filter((row) => row.failed > 0).map(({ name, failed: count }) => `${name}: ${count}`);
  if (failed.length > 0) throw new Explained(`Not every call was answered with 200: ${failed.join('; ')}.`);
}
