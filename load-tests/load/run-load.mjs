import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { Explained } from '../../deploy/local/explained.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { inRoot } from '../../deploy/local/paths.mjs';
import { startBenchWorld } from '../bench/bench-world.mjs';
import { openCatalogue } from '../bench/catalogue.mjs';
import { Closers } from '../bench/closers.mjs';
import { seedMissing } from '../bench/seed-cards.mjs';
import { settledSearch } from '../bench/settled-search.mjs';
import { makeQuestions } from '../data/make-questions.mjs';
import { startCanned } from './canned.mjs';
import { runCold } from './cold.mjs';
import { runJobs } from './jobs.mjs';
import { readSample } from './read-sample.mjs';
import { htmlOf, linesOf } from './report.mjs';
import { runLists } from './search.mjs';
import { runStreams } from './streams.mjs';
import { runSuggestions } from './suggestions.mjs';
import { hasVendure } from './vendure.mjs';
import { runWorst } from './worst.mjs';

const known = {
  usage: `npm run load -- WHAT [flags]   (WHAT: ${'search, browse, suggest, worst, cold, main-job, notices, streams, mixed'})`,
  flags: {
    rate: { about: 'arrivals per second, 300 by default (main-job: 5, cold: 20)', value: true },
    seconds: { about: 'seconds of each measurement, 10 by default', value: true },
    'warm-up': { about: 'seconds of warm-up, 5 by default', value: true },
    rounds: { about: 'how often lists and the canned page are measured in turn, 3 by default', value: true },
    streams: { about: 'open streams of live notifications, 1000 by default', value: true },
    connections: { about: 'concurrent connections for the throughput, 16 by default', value: true },
    skus: { about: 'minimum number of cards, 100000 by default; missing ones are seeded', value: true },
    seed: { about: 'the seed of the questions, 20261125 by default', value: true },
    data: { about: 'the data folder of the test environment, .data/load by default', value: true },
    with: {
      about:
        'peers measured in the same run: sql,textbook,engine,tantivy,opensearch,vendure (installed on request); none',
      value: true,
    },
  },
};

/** @typedef {{ rate: number, seconds: number, warmUp: number, rounds: number, streams: number, connections: number, skus: number, seed: number, data: string, peers: string[] }} Settings */
/** @typedef {Awaited<ReturnType<typeof prepare>>} Prepared */
/** @typedef {import('./figures.mjs').Figures & { cpu?: import('../bench/cpu.mjs').Spent | undefined }} Row */
/** @typedef {{ title: string, rows: Row[], notes?: string[] }} Section */

/** @type {Record<string, (prepared: Prepared) => Promise<Section[]>>} */
const scenarios = {
  search: (prepared) => runLists(prepared, () => true),
  browse: (prepared) => runLists(prepared, ({ kind }) => kind === 'browse'),
  suggest: runSuggestions,
  worst: runWorst,
  cold: runCold,
  'main-job': (prepared) => runJobs(prepared, ['job']),
  notices: (prepared) => runJobs(prepared, ['notices']),
  streams: runStreams,
  mixed: (prepared) => runJobs(prepared, ['list', 'list', 'list', 'suggest', 'suggest', 'suggest', 'notices', 'job']),
};

const closers = new Closers();

/**
 * Starts the test environment, measures, prints the results and writes the report. Stops it at the end, on Ctrl-C too.
 */
export async function runLoad() {
  await closers.during(async () => {
    const { flags, rest } = readFlags(process.argv.slice(2), known);
    const [what = 'search'] = rest;
    const scenario = scenarios[what];
    if (scenario === undefined || rest.length > 1)
      throw new Explained(`"${rest.join(' ')}" is not one of: ${Object.keys(scenarios).join(', ')}.`);
    const prepared = await prepare(settingsOf(flags, what));
    const began = loadavg();
    const sections = await scenario(prepared);
    conclude(what, { prepared, sections, began });
  });
}

/** Arrivals per second, where they are not 300. @type {Record<string, number>} */
const usualRate = { 'main-job': 5, cold: 20 };

/** @param {Partial<Record<keyof typeof known.flags, string>>} flags @param {string} what @returns {Settings} */
function settingsOf(flags, what) {
  const number = (/** @type {keyof typeof known.flags} */ name, /** @type {number} */ fallback) => {
    const value = Number(flags[name] ?? fallback);
    if (Number.isInteger(value) && value > 0) return value;
    throw new Explained(`--${name} ${flags[name]} is not an integer above zero.`);
  };
  return {
    ...{
      rate: number('rate', usualRate[what] ?? 300),
      seconds: number('seconds', 10),
      warmUp: number('warm-up', 5),
    },
    ...{
      rounds: number('rounds', 3),
      streams: number('streams', 1000),
      connections: number('connections', 16),
      skus: number('skus', 100_000),
    },
    ...{ seed: number('seed', 20_261_125), data: flags.data ? resolve(flags.data) : 'load' },
    peers: flags.with?.split(',') ?? defaultPeers(),
  };
}

const defaultPeers = () => [
  ...['sql', 'textbook', 'engine', 'tantivy', 'opensearch'],
  ...(hasVendure() ? ['vendure'] : []),
];

const drawn = 20_000;

/** @param {Settings} settings */
async function prepare(settings) {
  // All load comes from one IP address, so the limits per address are raised.
  const open = { SUGGEST_RATE: '1000000', SIGN_IN_PER_MINUTE: '1000' };
  const world = await startBenchWorld(settings.data, (way) => closers.push(way), open);
  const catalogue = await openCatalogue(inRoot('services/catalogue/dist'), world.urls.catalogue ?? '');
  closers.push(catalogue.close);
  await seedMissing(catalogue, { url: world.urls.catalogue ?? '', skus: settings.skus });
  await settledSearch(catalogue);
  const questions = makeQuestions(await readSample(catalogue.db, settings.seed), { seed: settings.seed, count: drawn });
  const canned = await startCanned(world.plan);
  closers.push(canned.stop);
  return { settings, world, catalogue, questions, canned };
}

/** @param {string} what @param {{ prepared: Prepared, sections: Section[], began: number[] }} found */
function conclude(what, { prepared: { settings }, sections, began }) {
  const round = (/** @type {number[]} */ loads) => loads.map((value) => Math.round(value * 10) / 10).join(' ');
  const machine = {
    processors: cpus().length,
    model: cpus()[0]?.model,
    loadBefore: round(began),
    loadAfter: round(loadavg()),
  };
  const report = { at: new Date().toISOString(), what, settings, machine, sections };
  const place = inRoot('test-results');
  mkdirSync(place, { recursive: true });
  writeFileSync(`${place}/load-${what}.json`, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(`${place}/load-${what}.html`, htmlOf(report));
  process.stdout.write(
    `\n${linesOf(sections)}\n\n  Load average before ${machine.loadBefore}, after ${machine.loadAfter}; seed ${settings.seed}. Full report: test-results/load-${what}.html and .json\n`,
  );
  const failed = sections.flatMap(({ rows }) => rows).filter((row) => row.failed > 0);
  if (failed.length > 0)
    throw new Explained(
      `Not every call was answered with 200: ${failed.map(({ name, failed: count }) => `${name}: ${count}`).join('; ')}.`,
    );
}
