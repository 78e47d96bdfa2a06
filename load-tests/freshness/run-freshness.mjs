import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { Explained } from '../../deploy/local/explained.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { startNats } from '../../deploy/local/nats-server.mjs';
import { inRoot } from '../../deploy/local/paths.mjs';
import { freePort } from '../../deploy/local/ports.mjs';
import { findNatsServer } from '../../deploy/local/programs.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { startBenchWorld } from '../bench/bench-world.mjs';
import { openCatalogue } from '../bench/catalogue.mjs';
import { Closers } from '../bench/closers.mjs';
import { table } from '../bench/report.mjs';
import { countCards, seedMissing } from '../bench/seed-cards.mjs';
import { openStaff } from '../bench/staff.mjs';
import { approvedCards } from './approved-cards.mjs';
import { figuresOf } from './figures.mjs';
import { isFound, publishAll } from './publish.mjs';

const known = {
  usage:
    'npm run bench:freshness -- [flags]   (measures the time from publishing a card to finding it; data in .data/bench-freshness)',
  flags: {
    skus: { about: 'minimum number of cards, 100000 by default; missing ones are seeded', value: true },
    cards: { about: 'cards published without a fault, 100 by default; half as many around each kill', value: true },
    rate: { about: 'cards published per minute, 100 by default', value: true },
  },
};

/**
 * The limits in ms from the answer to a publish until the search finds the card. 99 of 100 cards must meet them:
 * without a fault, and around a kill.
 */
const promisedMs = 2_000;
const promisedHurtMs = 20_000;

/** @typedef {import('./publish.mjs').Published} Published */
/** @typedef {{ skus: number, cards: number, rate: number }} Settings */

const closers = new Closers();

/**
 * Starts the environment of .data/bench-freshness, publishes cards at a steady rate, kills processes and prints the
 * results. Stops it at the end, on Ctrl-C too.
 */
export async function runFreshness() {
  await closers.during(async () => {
    await measure(settings());
  });
}

/** @returns {Settings} */
function settings() {
  const { flags } = readFlags(process.argv.slice(2), known);
  const number = (/** @type {'skus' | 'cards' | 'rate'} */ name, /** @type {number} */ fallback) => {
    const value = Number(flags[name] ?? fallback);
    if (Number.isInteger(value) && value > 0) return value;
    throw new Explained(`--${name} ${flags[name]} is not an integer above zero.`);
  };
  return { skus: number('skus', 100_000), cards: number('cards', 100), rate: number('rate', 100) };
}

/**
 * Starts a separate NATS if the machine has one.
 * @returns {Promise<import('../../deploy/local/nats-server.mjs').Nats | undefined>}
 */
async function openNats() {
  const program = findNatsServer();
  if (!program) {
    process.stdout.write('  Skipped without nats-server: killing it. Events use the embedded bus.\n');
    return undefined;
  }
  const folder = inRoot('.data/bench-freshness/nats');
  mkdirSync(folder, { recursive: true });
  const place = { port: await freePort(), store: join(folder, 'store'), logFile: join(folder, 'nats.log') };
  const nats = await startNats({ program, ...place });
  closers.push(nats.kill);
  return nats;
}

/** @param {Settings} chosen */
async function measure(chosen) {
  const nats = await openNats();
  const bus = /** @type {Record<string, string>} */ (nats ? { NATS_URL: nats.url } : {});
  const { url, urls, pids, dataDir } = await startBenchWorld('bench-freshness', (way) => closers.push(way), bus);
  const catalogue = await openCatalogue(inRoot('services/catalogue/dist'), urls.catalogue ?? '');
  closers.push(() => catalogue.close());
  await seedMissing(catalogue, { url: urls.catalogue ?? '', skus: chosen.skus });
  const [manager, supplier, buyer] = [
    await openStaff(url, 'manager@setu.example'),
    await openStaff(url, 'supplier@kaveri.example'),
    await openStaff(url, 'buyer@volga.example'),
  ];
  const reviewers = [await openStaff(url, 'reviewer@setu.example'), await openStaff(url, 'reviewer2@setu.example')];
  const kill = (/** @type {string} */ name) => () => process.kill(pids()[name] ?? 0, 'SIGKILL');
  const phases = [
    { name: 'no fault', cards: chosen.cards, hurt: undefined },
    ...['catalogue', 'review'].map((name) => ({ name: `kill -9 ${name}`, cards: chosen.cards >> 1, hurt: kill(name) })),
    ...(nats ? [{ name: 'kill -9 NATS', cards: chosen.cards >> 1, hurt: () => nats.kill().then(nats.start) }] : []),
  ];
  const count = phases.reduce((sum, { cards }) => sum + cards, 0);
  const prefix = `FRESH${Date.now().toString(36).toUpperCase()}`;
  const approved = await step(`${count} cards approved`, () =>
    approvedCards({ manager, reviewers, companyId: supplier.companyId, count, prefix, path: join(dataDir, 'c.xlsx') }),
  );
  /** @type {Published[]} */
  const published = [];
  for (const [at, { name, cards, hurt }] of phases.entries()) {
    const own = approved.splice(0, cards);
    const prefix = `${Date.now()}${at}`;
    const how = { buyer, phase: name, perMinute: chosen.rate, prefix, hurt };
    published.push(...(await step(`Published: ${name}`, () => publishAll(own, how))));
  }
  const lost = await step('Searched for once more', async () => {
    let count = 0;
    for (const card of published) if (!(await isFound(card, buyer))) count += 1;
    return count;
  });
  conclude(published, { lost, ...chosen, skus: await countCards(catalogue), bus: nats ? 'NATS' : 'embedded' });
}

/** @param {readonly Published[]} published @param {Settings & { bus: string, lost: number }} chosen */
function conclude(published, chosen) {
  const figures = figuresOf(published);
  const [calm] = figures;
  const ratio = (/** @type {number} */ ms) => (calm && calm.p99 > 0 ? `${(ms / calm.p99).toFixed(1)}×` : '–');
  const head = [
    'answer to search',
    'cards',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'max ms',
    'to no fault',
    'answer p99 ms',
    'never',
  ];
  const lines = figures.map(({ phase, cards, p50, p95, p99, max, answer, lost }) => [
    ...[phase, cards, p50, p95, p99, max, ratio(p99), answer, lost],
  ]);
  const machine = { processors: cpus().length, loadAverage: loadavg().map((value) => Math.round(value * 10) / 10) };
  const file = inRoot('test-results/bench-freshness.json');
  mkdirSync(inRoot('test-results'), { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), ...chosen, machine, figures, published }, null, 2)}\n`,
  );
  process.stdout.write(
    `\n${table([head, ...lines])}\n  ${chosen.skus} cards, events over ${chosen.bus}. Full report: ${file}\n`,
  );
  const late = figures
    .filter(({ p99 }, at) => p99 > (at === 0 ? promisedMs : promisedHurtMs))
    .map(({ phase }) => phase);
  const stale = figures.filter(({ lost }) => lost > 0).map(({ phase, lost }) => `${phase}: ${lost}`);
  if (chosen.lost > 0) throw new Explained(`Found at first, but missing at the end: ${chosen.lost} cards.`);
  if (stale.length > 0) throw new Explained(`Published, but not found within a minute: ${stale.join(', ')}.`);
  if (late.length > 0) throw new Explained(`Found later than promised: ${late.join(', ')}.`);
}
