import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileServers, generate } from '../../deploy/local/build.mjs';
import { startEmbeddings } from '../../deploy/local/embeddings-server.mjs';
import { Explained } from '../../deploy/local/explained.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { dataPaths, inRoot } from '../../deploy/local/paths.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { Closers } from '../bench/closers.mjs';
import { seedMissing } from '../bench/seed-cards.mjs';
import { openCatalogue } from '../companies/open-catalogue.mjs';
import { saveVectors } from './save-vectors.mjs';

const known = {
  usage:
    'npm run bench:meaning -- [flags]   (measures what the search by meaning costs; needs npm run tools -- meaning)',
  flags: {
    skus: { about: 'minimum number of cards, 100000 by default; missing ones are seeded', value: true },
    searches: { about: 'searches of each kind, 300 by default', value: true },
    vectors: { about: 'vectors whose memory is measured, 1000000 by default', value: true },
  },
};

const dimensions = 384;
/** The goals: the cost of a list whose words suffice, the delay of other searches from the search box, the memory of the vectors. */
const goals = { ratio: 1.03, moreMs: 20, memoryMb: 450 };

/** What the search box waits for after the last letter, and a hand's way to the Enter key, in milliseconds. */
const typingPauseMs = 400;

/** @typedef {(request: unknown) => Promise<any>} List */

const closers = new Closers();

/**
 * Requests the same searches with and without meaning, one after the other, and measures the memory of the vectors in a
 * separate process. Prints the results, and exits with 1 if a goal is missed.
 */
export async function runMeaning() {
  await closers.during(async () => {
    const { flags } = readFlags(process.argv.slice(2), known);
    await generate();
    await compileServers();
    const catalogue = await step('Catalogue', () => openCatalogue('bench-meaning', (close) => closers.push(close)));
    await seedMissing(catalogue.lists, { url: catalogue.url, skus: Number(flags.skus ?? 100_000) });
    const { off, on, prepare } = await openLists(catalogue);
    const searches = await searchesFor(catalogue.db, Number(flags.searches ?? 300));
    const typed = (/** @type {string} */ search) => {
      prepare(search);
      return sleep(typingPauseMs);
    };
    const report = {
      suffices: await step('Searches whose words suffice', () => compared(off, on, searches.suffice, 5)),
      typed: await step('Searches that words cannot answer, from the search box', () =>
        compared(off, on, searches.typed, 1, typed),
      ),
      direct: await step('Searches that words cannot answer, by their address', () =>
        compared(off, on, searches.direct, 1),
      ),
      memory: await step('Memory', async () => memoryOf(Number(flags.vectors ?? 1_000_000))),
    };
    const at = { load: loadavg(), cpus: cpus().length };
    for (const [name, of] of Object.entries(report)) process.stdout.write(`${name}: ${JSON.stringify(of)}\n`);
    mkdirSync(inRoot('test-results'), { recursive: true });
    writeFileSync(inRoot('test-results/bench-meaning.json'), JSON.stringify({ ...report, at }, undefined, 2));
    const { suffices, typed: fromBox, memory } = report;
    const isMissed =
      suffices.ratio > goals.ratio ||
      fromBox.on.p95 - fromBox.off.p95 > goals.moreMs ||
      memory.clustered > goals.memoryMb;
    if (isMissed) throw new Explained(`A goal was missed: ${JSON.stringify(goals)}`);
  });
}

/**
 * Opens the index in memory and the vectors over the cards of a catalogue.
 * @param {import('../companies/open-catalogue.mjs').OpenCatalogue} catalogue
 * @returns {Promise<{ off: List, on: List, prepare(search: string): void }>}
 */
async function openLists({ url, lists, db }) {
  const dist = inRoot('services/catalogue/dist');
  const load = (/** @type {string} */ path) => import(pathToFileURL(`${dist}/${path}`).href);
  const { createLog } = await import('@setu/kit/process');
  const { noLists } = await load('search/domain/word-lists.js');
  const { hostIndex } = await load('search-index/live/index-host.js');
  const { preferredIndex } = await load('search-index/preferred-index.js');
  const { postgresIndex } = await load('search/store/postgres-index.js');
  const { stores } = await load('store/index.js');
  const { httpEmbeddings } = await load('meaning/http/http-embeddings.js');
  const { hostMeaning } = await load('meaning/live/meaning-host.js');
  const { searchMeaning } = await load('meaning/live/meaning.js');
  const { cardVectors } = await load('meaning/store/card-vectors.js');
  const { int8Of } = await load('meaning/domain/int8.js');
  const { languageWords } = await load('search/store/language-words.js');
  const { readLanguageWords } = await load('jobs/read-language-words.js');
  const log = createLog({ service: 'bench', level: 'warn' });
  const dataDir = inRoot('.data/bench-meaning');
  const place = { url, schema: 'setu_catalogue' };
  const started = await startEmbeddings({ dataDir, say: (text) => process.stderr.write(`${text}\n`) });
  closers.push(started.stop);
  const { EMBEDDINGS_URL = '', EMBEDDINGS_QUERY_MODEL = '' } = started.env;
  const server = { url: EMBEDDINGS_URL, model: 'e5-passage', queryModel: EMBEDDINGS_QUERY_MODEL, dimensions };
  const embeddings = httpEmbeddings(server);
  const topics = await topicsOf(db, embeddings, int8Of);
  await step('Vectors', () => saveVectors(cardVectors(db, embeddings.model), topics));
  const { signal } = new AbortController();
  const words = readLanguageWords({ autocommit: { languageWords: languageWords(db) } });
  await step('Words of the languages', () => words.run(undefined, { signal }));
  const dir = `${dataPaths(dataDir).temp}/search`;
  const index = hostIndex({ ...place, dir, lists: () => noLists, log });
  closers.push(() => index.close());
  const vectors = hostMeaning({ ...place, server, batch: 2, retryMs: 30_000, log });
  closers.push(() => vectors.close());
  // Longer than in production, so that every search gets its vector.
  const meaning = searchMeaning({ embeddings, host: vectors, waitMs: 2_000, log });
  const isReady = async () => (await vectors.nearest(topics[0], 1, AbortSignal.timeout(1_000))) !== undefined;
  while (!index.isServing() || !(await isReady())) await sleep(100);
  const readModel = postgresIndex(stores(db), () => noLists);
  const search = preferredIndex(index, readModel, log);
  return { off: lists.listFrom(search), on: lists.listFrom(search, meaning), prepare: meaning.prepare };
}

/**
 * Returns the vectors of some names of cards.
 * @param {import('knex').Knex} db
 * @param {{ ofCards(texts: string[], signal: AbortSignal): Promise<number[][]> }} embeddings
 * @param {(vector: number[]) => Int8Array} int8Of
 */
async function topicsOf(db, embeddings, int8Of) {
  /** @type {string[]} */
  const names = await db('sku_version').distinct('name_ru').orderBy('name_ru').limit(400).pluck('name_ru');
  /** @type {Int8Array[]} */
  const topics = [];
  for (let at = 0; at < names.length; at += 10) {
    const vectors = await embeddings.ofCards(names.slice(at, at + 10), AbortSignal.timeout(60_000));
    topics.push(...vectors.map(int8Of));
  }
  return topics;
}

/**
 * Returns words that many cards have, and pairs of Russian words that no card has.
 * @param {import('knex').Knex} db @param {number} count
 */
async function searchesFor(db, count) {
  const words = await db('vocab').whereRaw(`word ~ '^[а-я]{4,}$'`).orderBy('cards', 'desc').limit(count).pluck('word');
  const { rows } = await db.raw(
    `select stem as word from language_word l where stem ~ '^[а-я]{5,9}$'
      and not exists (select from vocab v where v.word = l.stem or v.stem = l.stem) order by md5(stem) limit ?::int`,
    [4 * count],
  );
  const pairs = Array.from({ length: 2 * count }, (_, at) => `${rows[2 * at].word} ${rows[2 * at + 1].word}`);
  return { suffice: words, typed: pairs.slice(0, count), direct: pairs.slice(count) };
}

/** @param {number[]} times @param {number} share */
const percentile = (times, share) => {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100;
};

/**
 * Requests each search from both lists, in turns which of them is first.
 * @param {List} off @param {List} on @param {string[]} searches @param {number} rounds
 * @param {(search: string) => Promise<unknown>} [before] Runs before the search with meaning
 */
async function compared(off, on, searches, rounds, before) {
  /** @type {{ off: number[], on: number[] }} */
  const times = { off: [], on: [] };
  let close = 0;
  const timed = async (/** @type {'off' | 'on'} */ name, /** @type {string} */ search) => {
    if (name === 'on') await before?.(search);
    const began = performance.now();
    const answer = await { off, on }[name]({ categoryId: '', filter: { search }, page: { page: 1, limit: 30 } });
    times[name].push(performance.now() - began);
    if (answer.closeIds.length > 0) close += 1;
  };
  for (let round = 0; round <= rounds; round += 1) {
    // The first round of several warms up.
    if (round === 1 && rounds > 1) for (const name of /** @type {const} */ (['off', 'on'])) times[name].length = 0;
    if (round === rounds && rounds === 1) break;
    for (const [at, search] of searches.entries()) {
      for (const name of /** @type {('off' | 'on')[]} */ (at % 2 === 0 ? ['off', 'on'] : ['on', 'off'])) {
        await timed(name, search);
      }
    }
  }
  const of = (/** @type {number[]} */ all) => ({ p50: percentile(all, 0.5), p95: percentile(all, 0.95) });
  const sum = (/** @type {number[]} */ all) => all.reduce((total, one) => total + one, 0);
  const ratio = Math.round((sum(times.on) / sum(times.off)) * 1_000) / 1_000;
  return { off: of(times.off), on: of(times.on), ratio, close };
}

/** @param {number} vectors @returns {{ filled: number, clustered: number, nearestMs: number }} */
function memoryOf(vectors) {
  const entry = fileURLToPath(new URL('memory.mjs', import.meta.url));
  const { stdout } = spawnSync(process.execPath, ['--expose-gc', entry, String(vectors), String(dimensions)], {
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}
