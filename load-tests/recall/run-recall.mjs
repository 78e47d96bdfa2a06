import { mkdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { pathToFileURL } from 'node:url';
import { compileServers, generate } from '../../deploy/local/build.mjs';
import { openDatabase } from '../../deploy/local/database.mjs';
import { Explained } from '../../deploy/local/explained.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { dataPaths, inRoot } from '../../deploy/local/paths.mjs';
import { readSecrets } from '../../deploy/local/secrets.mjs';
import { services } from '../../deploy/local/service-names.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { Closers } from '../bench/closers.mjs';
import { openCluster } from '../bench/search-cluster.mjs';

const known = {
  usage:
    'npm run bench:recall -- [flags]   (measures recall and precision of each kind of search in a catalogue not used for tuning)',
  flags: {
    skus: { about: 'number of cards, 100000 by default', value: true },
    each: { about: 'searches of each kind in each language, 200 by default', value: true },
    seed: { about: 'seed of the catalogue and the searches, 1 by default', value: true },
    without: { about: 'an index to skip: "read model" is the slow one', value: true },
    plain: { about: 'without the shipped vocabulary and the dictionaries of the languages' },
  },
};

/** @typedef {{ kind: string, language: 'ru' | 'en', searches: number, recall: number, precision: number, missed: string[] }} Row */

const closers = new Closers();

/**
 * Fills a separate catalogue in .data and queries the read model, the in-memory index and, if SEARCH_URL is set,
 * OpenSearch. Prints the results.
 * Exits with 1 if a threshold is missed.
 */
export async function runRecall() {
  await closers.during(async () => {
    const { flags } = readFlags(process.argv.slice(2), known);
    const [skus, each, seed] = [flags.skus ?? 100_000, flags.each ?? 200, flags.seed ?? 1].map(Number);
    if (![skus, each, seed].every((one) => Number.isInteger(one) && Number(one) > 0))
      throw new Explained('--skus, --each and --seed must be integers above zero.');
    await generate();
    await compileServers();
    const size = { skus: Number(skus), each: Number(each), seed: Number(seed) };
    await measure({ ...size, without: flags.without, isPlain: flags.plain !== undefined });
  });
}

const say = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);
const print = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);

const load = (/** @type {string} */ path) => import(pathToFileURL(`${inRoot('services/catalogue/dist')}/${path}`).href);

/** @param {{ skus: number, each: number, seed: number }} size */
async function openHeldOut({ skus, seed }) {
  const dataDir = inRoot(`.data/bench-recall-${skus}-${seed}`);
  mkdirSync(dataPaths(dataDir).logs, { recursive: true });
  const secrets = readSecrets(dataPaths(dataDir).secrets, [...services, 'bus']);
  const { urls, stop: stopDatabase } = await openDatabase({ dataDir, userEnv: {}, secrets, say });
  closers.push(stopDatabase);
  const { openDatabase: openPool, migrate } = await import('@setu/kit/db');
  const place = { url: urls.catalogue ?? '', schema: 'setu_catalogue' };
  const db = openPool({ ...place, pool: { max: 2 }, statementMs: 0 });
  closers.push(() => db.destroy());
  const { migrations } = await load('migrations/index.js');
  await migrate(db, { schema: place.schema, migrations });
  const { fillHeldOut, readHeldOut } = await load('seed/held-out/fill-held-out.js');
  const isFilled = (await db('company').first()) !== undefined;
  const held = await step(isFilled ? 'Catalogue' : `Catalogue of ${skus} cards`, () =>
    isFilled ? readHeldOut(db, seed, skus) : fillHeldOut(db, seed, skus),
  );
  return { db, place, dataDir, held };
}

/**
 * Reads the shipped vocabulary, and stores the dictionaries of the languages, as a service does.
 * @param {import('knex').Knex} db @param {boolean} isPlain
 */
async function readWords(db, isPlain) {
  const { stores } = await load('store/index.js');
  const { noLists } = await load('search/domain/word-lists.js');
  const { termLists } = await load('search-terms/changes/read-term-lists.js');
  const { readLanguageWords } = await load('jobs/read-language-words.js');
  if (isPlain) {
    await db.raw('truncate language_word, language_word_list');
    return noLists;
  }
  const signal = new AbortController().signal;
  await readLanguageWords({ autocommit: stores(db) }).run({}, { signal });
  return termLists(stores(db))();
}

/** @param {{ skus: number, each: number, seed: number, without: string | undefined, isPlain: boolean }} size */
async function measure(size) {
  const { db, place, dataDir, held } = await openHeldOut(size);
  const { mostPopular } = await load('search/domain/card-list.js');
  const { postgresIndex } = await load('search/store/postgres-index.js');
  const { openEngine } = await load('search-index/live/search-engine.js');
  const { stores } = await load('store/index.js');
  const { heldOutQuestions, nonsense } = await load('seed/held-out/questions.js');
  const { recallOf, missesOf, bars } = await load('seed/held-out/recall.js');
  const words = await step('Words', () => readWords(db, size.isPlain));
  const lists = () => words;
  const print = (/** @type {unknown} */ _fields, /** @type {string} */ text) => say(text);
  const log = { info: () => undefined, warn: print, error: print };
  const engine = await step('Index in memory', () => openEngine({ ...place, dir: dataDir, lists, log }));
  closers.push(() => engine.close());
  const cluster = await openCluster({ ...place, read: stores(db), lists, log }, (way) => closers.push(way));
  const cards = new Map(held.cards.map((/** @type {{ id: string }} */ card) => [card.id, card]));
  const questions = heldOutQuestions(held.cards, size.each, size.seed + 1);
  const within = { categoryNum: undefined, companyNum: undefined, choices: [] };
  const query = { ...mostPopular, limit: 10 };
  const misses = [];
  /** @type {Record<string, Row[]>} */
  const rows = {};
  for (const [name, index] of Object.entries({
    'read model': postgresIndex(stores(db), lists),
    memory: engine.search,
    ...(cluster && { OpenSearch: cluster.search }),
  }).filter(([name]) => name !== size.without)) {
    const searchFor = (/** @type {string} */ search, /** @type {string} */ reader) =>
      index.search({ search, reader, asTyped: false, within, query });
    rows[name] = await step(`Searches of the ${name}`, () =>
      recallOf(
        questions,
        cards,
        async (/** @type {string} */ search, /** @type {string} */ reader) =>
          (await searchFor(search, reader)).page.ids,
      ),
    );
    for (const miss of missesOf(rows[name])) misses.push(`${name}: ${miss}`);
    for (const search of nonsense(500, size.seed)) {
      const { page, corrected } = await searchFor(search, 'ru');
      if (page.total > 0) misses.push(`${name}: nonsense "${search}" finds ${page.total} as "${corrected}"`);
    }
  }
  conclude(size, rows, [...misses, ...apart(rows, bars.between)]);
}

/**
 * Rounds a share to thousandths. The report shows three decimals, so shares are compared after rounding.
 * @param {number} share
 */
const thousandths = (share) => Math.round(share * 1000);

/** @param {Record<string, Row[]>} rows @param {number} limit */
function apart(rows, limit) {
  const [first = [], ...others] = Object.values(rows);
  return others.flatMap((other) =>
    first.flatMap((row, i) =>
      thousandths(Math.abs(row.recall - (other[i]?.recall ?? 0))) > thousandths(limit)
        ? [`${row.kind} (${row.language}): the adapters differ`]
        : [],
    ),
  );
}

/** @param {{ skus: number, each: number, seed: number }} size @param {Record<string, Row[]>} rows @param {string[]} misses */
function conclude(size, rows, misses) {
  const names = Object.keys(rows);
  const share = (/** @type {number | undefined} */ value) => (value ?? 0).toFixed(3);
  const line = (/** @type {string[]} */ cells) => cells.map((cell, i) => cell.padEnd(i === 0 ? 34 : 14)).join('');
  print(`\n${size.skus} cards, seed ${size.seed}; ${cpus().length} CPUs, load ${loadavg()[0]?.toFixed(1)}`);
  print(line(['recall@10 / precision@10', 'searches', ...names]));
  for (const [i, { kind, language, searches }] of (rows[names[0] ?? ''] ?? []).entries()) {
    const shares = names.map((name) => `${share(rows[name]?.[i]?.recall)} ${share(rows[name]?.[i]?.precision)}`);
    print(line([`${kind} (${language})`, String(searches), ...shares]));
  }
  for (const miss of misses) print(miss);
  if (misses.length > 0) process.exitCode = 1;
}
