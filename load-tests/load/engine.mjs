import { pathToFileURL } from 'node:url';
import { inRoot } from '../../deploy/local/paths.mjs';
import { figuresOf } from './figures.mjs';

/** @typedef {{ kind: string, query: any }} Resolved the index query for a product list */

const dist = inRoot('services/catalogue/dist');
const load = (/** @type {string} */ path) => import(pathToFileURL(`${dist}/${path}`).href);

/**
 * Loads the in-memory index into this process from the file that the catalogue saves. No thread, gRPC call or card data
 * is involved.
 * @param {string} dataDir of a test environment whose catalogue has saved its index
 */
export async function openEngine(dataDir) {
  const { readSnapshot } = await load('search-index/store/snapshot.js');
  const { LiveIndex } = await load('search-index/domain/live-index.js');
  const { LiveVocabulary } = await load('search-index/domain/live-vocabulary.js');
  const before = process.memoryUsage().rss;
  const began = performance.now();
  const snapshot = await readSnapshot(`${dataDir}/search/cards.idx`);
  if (snapshot === undefined) throw new Error(`the catalogue has saved no index below ${dataDir}`);
  const index = new LiveIndex(snapshot.segment);
  const words = new LiveVocabulary(snapshot.vocabulary);
  return {
    index,
    words,
    loadMs: Math.round(performance.now() - began),
    bytes: process.memoryUsage().rss - before,
  };
}
/** @typedef {Awaited<ReturnType<typeof openEngine>>} Engine */

/** @param {readonly [number, number] | undefined} price in roubles */
const paise = (price) => ({ from: price && price[0] * 110, to: price && price[1] * 110 });

/**
 * Returns the index queries for the lists, as the product's own search interprets them. If a list has several
 * interpretations, returns the query of the last one, which is used when the others find nothing.
 * @param {Engine} engine
 * @param {import('knex').Knex} db
 * @param {readonly import('../data/make-questions.mjs').Question[]} questions
 * @returns {Promise<Resolved[]>}
 */
export async function resolve({ index, words }, db, questions) {
  const { memorySearch } = await load('search-index/live/memory-search.js');
  const { memoryVocabulary, cachedStems } = await load('search-index/live/memory-vocabulary.js');
  const { wordRows } = await load('search-index/store/word-rows.js');
  const { readTermLists } = await load('search-terms/changes/read-term-lists.js');
  const { stores } = await load('store/index.js');
  const lists = await readTermLists(stores(db));
  const vocabulary = memoryVocabulary(
    words,
    cachedStems((/** @type {string[]} */ some) => wordRows(db).stems(some)),
  );
  /** @type {any} */
  let lastQuery;
  const spy = {
    list: (/** @type {any} */ query) => {
      lastQuery = query;
      return index.list(query);
    },
    count: (/** @type {any} */ query) => index.count(query),
  };
  const held = {
    index: spy,
    vocabulary,
    categories: { words: { bytes: new Uint8Array(), starts: new Uint32Array(1) }, nums: [] },
    leaving: [],
  };
  const search = memorySearch(
    () => held,
    () => lists,
  );
  const nums = new Map(
    (await db('category').select('id', 'num')).map((/** @type {{ id: string, num: number }} */ { id, num }) => [
      id,
      num,
    ]),
  );
  const resolved = [];
  for (const { kind, text, categoryId, price, sort, page } of questions) {
    lastQuery = undefined;
    const within = {
      categoryNum: categoryId === '' ? undefined : nums.get(categoryId),
      companyNum: undefined,
      choices: [],
    };
    const by = sort === undefined ? 'popularity' : sort.startsWith('brand') ? 'brand' : 'nameRu';
    const query = {
      price: { from: price && BigInt(price[0] * 110), to: price && BigInt(price[1] * 110) },
      order: { by, descending: sort?.endsWith('desc') ?? false },
      ...{ offset: (page - 1) * 30, limit: 30 },
    };
    if (text === '') await search.browse({ within, query });
    else await search.search({ search: text, reader: 'ru', within, query });
    if (lastQuery) resolved.push({ kind, query: { ...lastQuery, price: paise(price) } });
  }
  return resolved;
}

/**
 * Runs queries one after the other on the current core.
 * @param {Engine} engine
 * @param {readonly Resolved[]} queries
 * @param {number} seconds
 */
export function runEngine({ index }, queries, seconds) {
  for (const { query } of queries.slice(0, 500)) index.list(query);
  /** @type {{ kind: string, ms: number, status: number }[]} */
  const answered = [];
  const cpu = process.cpuUsage();
  const began = performance.now();
  for (let at = 0; performance.now() - began < seconds * 1000; at++) {
    const one = queries[at % queries.length];
    if (one === undefined) break;
    const start = performance.now();
    index.list(one.query);
    answered.push({ kind: one.kind, ms: performance.now() - start, status: 200 });
  }
  const spent = process.cpuUsage(cpu);
  const cpuSeconds = (spent.user + spent.system) / 1e6;
  return {
    answered,
    all: figuresOf(
      'engine',
      answered.map(({ ms }) => ms),
      { seconds: cpuSeconds, failed: 0 },
    ),
  };
}
