import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { compileServers, generate } from '../../deploy/local/build.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { dataPaths, inRoot } from '../../deploy/local/paths.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { Closers } from '../bench/closers.mjs';
import { openCluster } from '../bench/search-cluster.mjs';
import { seedMissing } from '../bench/seed-cards.mjs';
import { openCatalogue } from '../companies/open-catalogue.mjs';
import { randomLists } from './random-lists.mjs';

const known = {
  usage:
    'npm run bench:indexes -- [flags]   (requests the same lists from every search index; with SEARCH_URL also from a cluster)',
  flags: {
    skus: { about: 'minimum number of cards, 100000 by default; missing ones are seeded', value: true },
    lists: { about: 'lists requested one after the other, 500 by default', value: true },
    seconds: { about: 'seconds for which four clients request concurrently, 10 by default', value: true },
  },
};

/** @typedef {{ browse(lists: object): Promise<any>, search(lists: object): Promise<any>, count?(lists: object): Promise<any> }} Index */
/** @typedef {import('./random-lists.mjs').ListQuery} ListQuery */

const clients = 4;

const closers = new Closers();

/**
 * Opens every kind of search index over the cards of .data/bench-indexes, requests the same lists from each and prints
 * the results. Closes all of them at the end, on Ctrl-C too.
 */
export async function runIndexes() {
  await closers.during(async () => {
    const { flags } = readFlags(process.argv.slice(2), known);
    await generate();
    await compileServers();
    const catalogue = await step('Catalogue', () => openCatalogue('bench-indexes', (close) => closers.push(close)));
    const { url } = catalogue;
    await seedMissing(catalogue.lists, { url, skus: Number(flags.skus ?? 100_000) });
    const lists = await randomLists(catalogue.db, { count: Number(flags.lists ?? 500), seed: 12 });
    const indexes = await openIndexes(url);
    const seconds = Number(flags.seconds ?? 10);
    /** @type {Record<string, object>} */
    const report = {};
    for (const [name, one] of Object.entries(indexes)) report[name] = await measured(one, lists, seconds);
    const { totals } = await catalogue.lists.list({ categoryId: '' });
    const at = { load: loadavg(), cpus: cpus().length, cards: totals?.total };
    for (const [name, of] of Object.entries(report)) process.stdout.write(`${name}: ${JSON.stringify(of)}\n`);
    mkdirSync(inRoot('test-results'), { recursive: true });
    writeFileSync(inRoot('test-results/bench-indexes.json'), JSON.stringify({ ...report, at }, undefined, 2));
  });
}

/** @param {string} url @returns {Promise<Record<string, { search: Index, madeMs: number }>>} */
async function openIndexes(url) {
  const dist = inRoot('services/catalogue/dist');
  const load = (/** @type {string} */ path) => import(pathToFileURL(`${dist}/${path}`).href);
  const { openDatabase } = await import('@setu/kit/db');
  const { log } = await import('@setu/kit/process');
  const { stores } = await load('store/index.js');
  const { noLists } = await load('search/domain/word-lists.js');
  const { postgresIndex } = await load('search/store/postgres-index.js');
  const { hostIndex } = await load('search-index/live/index-host.js');
  const db = openDatabase({ url, schema: 'setu_catalogue', pool: { max: 5 } });
  closers.push(() => db.destroy());
  const read = stores(db);
  const lists = () => noLists;
  const place = { url, schema: 'setu_catalogue' };
  /** @param {{ search: Index, isServing(): boolean, close(): Promise<void> }} host */
  const served = async (host) => {
    closers.push(() => host.close());
    const began = performance.now();
    while (!host.isServing()) await sleep(50);
    return { search: host.search, madeMs: performance.now() - began };
  };
  const dir = `${dataPaths(inRoot('.data/bench-indexes')).temp}/search`;
  const memory = await step('Index in memory', () => served(hostIndex({ ...place, dir, lists, log })));
  /** @type {Record<string, { search: Index, madeMs: number }>} */
  const indexes = { 'read model': { search: postgresIndex(read, lists), madeMs: 0 }, memory };
  const began = performance.now();
  const cluster = await openCluster({ ...place, read, lists, log }, (way) => closers.push(way));
  return cluster ? { ...indexes, OpenSearch: { search: cluster.search, madeMs: performance.now() - began } } : indexes;
}

/** @param {Index} index @param {ListQuery} one */
const readList = (index, one) => (one.search === '' ? index.browse(one) : index.search(one));

/** Returns the 50th and 95th percentile in ms. @param {number[]} times */
function percentiles(times) {
  const sorted = times.sort((one, other) => one - other);
  const at = (/** @type {number} */ share) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95) };
}

/** @param {{ search: Index, madeMs: number }} index @param {ListQuery[]} lists @param {number} seconds */
async function measured({ search: index, madeMs }, lists, seconds) {
  for (const one of lists.slice(0, 100)) await readList(index, one);
  /** @type {number[]} */
  const times = [];
  /** @type {number[]} */
  const counts = [];
  for (const one of lists) {
    const began = performance.now();
    const answer = await readList(index, one);
    times.push(performance.now() - began);
    if (counts.length >= 100 || (one.search !== '' && answer.match === undefined) || !index.count) continue;
    const counting = performance.now();
    const { within, query } = /** @type {any} */ (one);
    const of = {
      within,
      price: query.price,
      match: answer.match,
      choices: new Map(),
      held: new Map(),
      coded: undefined,
    };
    await index.count(of);
    counts.push(performance.now() - counting);
  }
  const deadline = performance.now() + seconds * 1_000;
  let answered = 0;
  const client = async (/** @type {number} */ from) => {
    for (let i = from; performance.now() < deadline; i += clients) {
      await readList(index, /** @type {ListQuery} */ (lists[i % lists.length]));
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, i) => client(i)));
  return {
    ...{ madeMs: Math.round(madeMs), listMs: percentiles(times), listsPerSecond: Math.round(answered / seconds) },
    ...(counts.length > 0 && { facetsMs: percentiles(counts) }),
  };
}
