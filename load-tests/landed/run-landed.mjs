import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { compileServers, generate } from '../../deploy/local/build.mjs';
import { Explained } from '../../deploy/local/explained.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { inRoot } from '../../deploy/local/paths.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { Closers } from '../bench/closers.mjs';
import { perCall, readCpu } from '../bench/cpu.mjs';
import { seedMissing } from '../bench/seed-cards.mjs';
import { openCatalogue } from '../companies/open-catalogue.mjs';
import { openLanded } from './open-landed.mjs';

const known = {
  usage:
    'npm run bench:landed -- [flags]   (lists with landed prices, and while they are computed; data in .data/bench-landed)',
  flags: {
    skus: { about: 'minimum number of cards, 100000 by default; missing ones are seeded', value: true },
    rounds: { about: 'rounds in which every kind of list is requested, 30 by default', value: true },
    lists: { about: 'lists of each kind per round, 80 by default', value: true },
    computed: { about: 'cards whose prices are computed before, all by default', value: true },
  },
};

/**
 * The limits as ratios: of a list with the figures to one without, and of lists during the computing to lists before.
 * The BFF and gRPC, which this benchmark leaves out, cost as much as the catalogue. So 8 % of the catalogue's part is at
 * most 5 % of a list.
 */
const maxFigures = 1.08;
const maxMeanwhile = 1.1;

/** The cards whose prices are computed to measure a pass. */
const passCards = 10_000;

const searches = ['', 'насос', 'чай', 'pump', 'сталь', 'water', 'кабель', 'tea'];

// The benchmark runs the task itself, so the queue must not.
const ownTasks = { TASKS_DELAY_MS: '3600000' };

const closers = new Closers();

/**
 * Opens the catalogue of .data/bench-landed, measures lists and the computing of landed prices, and prints the results.
 * Closes it at the end, on Ctrl-C too.
 */
export async function runLanded() {
  await closers.during(async () => {
    const { flags } = readFlags(process.argv.slice(2), known);
    const { skus = 100_000, rounds = 30, lists = 80, computed = Number.POSITIVE_INFINITY } = flags;
    await generate();
    await compileServers();
    const open = (/** @type {() => unknown} */ close) => closers.push(close);
    const catalogue = await step('Catalogue', () => openCatalogue('bench-landed', open, ownTasks));
    await seedMissing(catalogue.lists, { url: catalogue.url, skus: Number(skus) });
    const landed = await openLanded(catalogue, open);
    conclude(
      await measure(catalogue, landed, { rounds: Number(rounds), lists: Number(lists), computed: Number(computed) }),
    );
  });
}

/**
 * @param {import('../companies/open-catalogue.mjs').OpenCatalogue} catalogue
 * @param {import('./open-landed.mjs').OpenLanded} landed
 * @param {{ rounds: number, lists: number, computed: number }} size
 */
async function measure({ db }, landed, { rounds, lists, computed }) {
  const cpu = () => readCpu({ pids: {}, db });
  const spent = async (/** @type {() => Promise<unknown>} */ work, /** @type {number} */ calls) => {
    const [before, began] = [await cpu(), performance.now()];
    await work();
    const ms = performance.now() - began;
    const { own, postgres } = perCall(before, await cpu(), calls);
    return { cpuMs: own + postgres, ms: ms / calls };
  };
  /** @param {object} more */
  const request = (more) => async () => {
    for (let i = 0; i < lists; i++) {
      const filter = { search: searches[i % searches.length] };
      await landed.list({ categoryId: '', filter, page: { page: 1, limit: 30 }, ...more });
    }
  };
  if ((await landed.countKnown()) === 0) await step('Landed prices computed', () => landed.refresh(computed));
  const pass = await step(`Prices of ${passCards} cards computed again`, async () => {
    await landed.changeTariffs(6);
    return spent(() => landed.refresh(passCards), passCards);
  });
  const kinds = {
    plain: request({ withLanded: false }),
    figures: request({ withLanded: true }),
    sorted: request({ withLanded: true, sort: { key: 'landed', descending: false } }),
  };
  for (const kind of Object.values(kinds)) await kind();
  /** @type {Record<string, { cpuMs: number, ms: number }[]>} */
  const times = { plain: [], figures: [], sorted: [], before: [], meanwhile: [] };
  await step('Lists with and without the figures', async () => {
    for (let round = 0; round < rounds; round++) {
      // Every other round is in the reverse order, because what was measured last may still be at work.
      const ordered = Object.entries(kinds);
      for (const [name, kind] of round % 2 === 0 ? ordered : ordered.toReversed())
        times[name]?.push(await spent(kind, lists));
    }
  });
  // Every round begins a pass over all cards, which does not end before the round does.
  await step('Lists while all prices are computed', async () => {
    for (let round = 0; round < rounds; round++) {
      times.before?.push(await spent(kinds.figures, lists));
      await landed.changeTariffs(7 + round);
      const ending = new AbortController();
      const running = landed.run(ending.signal).catch(() => undefined);
      // A run first reads the cost tables.
      await sleep(1_000);
      times.meanwhile?.push(await spent(kinds.figures, lists));
      ending.abort();
      await running;
    }
  });
  const middle = (/** @type {string} */ name) => medians(times[name] ?? []);
  const result = Object.fromEntries(Object.keys(times).map((name) => [name, middle(name)]));
  // Two lists of one round were measured one after the other, so other load affects both.
  const ratio = (/** @type {string} */ one, /** @type {string} */ other, /** @type {'cpuMs' | 'ms'} */ what) =>
    median(
      (times[one] ?? []).map((of, at) => of[what] / (times[other]?.[at]?.[what] ?? 1)),
      3,
    );
  return {
    ...{ known: await landed.countKnown(), lists: result },
    /** Of a pass over 100,000 cards. The task works for one twenty-fifth of the time. */
    secondsPer100k: {
      processor: round(pass.cpuMs * 100),
      working: round(pass.ms * 100),
      elapsed: round(pass.ms * 2_500),
    },
    figures: ratio('figures', 'plain', 'cpuMs'),
    meanwhile: ratio('meanwhile', 'before', 'ms'),
    meanwhileProcessor: ratio('meanwhile', 'before', 'cpuMs'),
  };
}

const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** @param {number[]} values @param {number} decimals */
const median = (values, decimals) =>
  Number((values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0).toFixed(decimals));

/** @param {{ cpuMs: number, ms: number }[]} all */
const medians = (all) => ({
  cpuMs: median(
    all.map(({ cpuMs }) => cpuMs),
    2,
  ),
  ms: median(
    all.map(({ ms }) => ms),
    2,
  ),
});

/** @param {Awaited<ReturnType<typeof measure>>} found */
function conclude(found) {
  const machine = { processors: cpus().length, loadAverage: loadavg().map(round) };
  mkdirSync(inRoot('test-results'), { recursive: true });
  const report = JSON.stringify({ at: new Date().toISOString(), ...found, machine }, undefined, 2);
  writeFileSync(inRoot('test-results/bench-landed.json'), `${report}\n`);
  process.stdout.write(`${report}\n`);
  if (found.figures > maxFigures)
    throw new Explained(
      `A list with landed prices costs ${found.figures} times a list without them, over ${maxFigures}.`,
    );
  if (found.meanwhile > maxMeanwhile)
    throw new Explained(`Lists take ${found.meanwhile} times as long while prices are computed, over ${maxMeanwhile}.`);
}
