import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { compileServers, generate } from '../../deploy/local/build.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { dataPaths, inRoot } from '../../deploy/local/paths.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { Closers } from '../bench/closers.mjs';
import { seedMissing } from '../bench/seed-cards.mjs';
import { openCatalogue } from '../companies/open-catalogue.mjs';

const known = {
  usage:
    'npm run bench:vocabulary -- [flags]   (compares what buyers find with and without the vocabulary of the trade)',
  flags: { skus: { about: 'number of cards beside the demo goods, 100000 by default', value: true } },
};

/** @typedef {{ typed: string, meant: RegExp, language: 'ru' | 'en' }} Query */
/** @typedef {{ total: number, names: string[], right: number, dropped: string[], corrected: string, isRight: boolean }} Found */
/** @typedef {(query: Query) => Promise<Found>} Ask */

const queryFiles = ['ru-food', 'ru-machinery', 'ru-other', 'en'];
const shown = 5;

const load = (/** @type {string} */ path) => import(pathToFileURL(inRoot(`services/catalogue/dist/${path}`)).href);

const closers = new Closers();

/**
 * Searches one catalogue with two indexes, one of which has the vocabulary. Prints which searches found other cards, and
 * how many found what the buyer meant among the first five.
 */
export async function runVocabulary() {
  await closers.during(async () => {
    const { flags } = readFlags(process.argv.slice(2), known);
    await generate();
    await compileServers();
    const demo = { SETU_DEMO: '1', NODE_ENV: 'development' };
    const catalogue = await step('Catalogue', () =>
      openCatalogue('bench-vocabulary', (close) => closers.push(close), demo),
    );
    await seedMissing(catalogue.lists, { url: catalogue.url, skus: Number(flags.skus ?? 100_000) });
    const { withWords, without } = await openIndexes(catalogue);
    const rows = [];
    for (const query of readQueries())
      rows.push({ query, with: await withWords(query), without: await without(query) });
    report(rows);
  });
}

/** @returns {Query[]} */
const readQueries = () =>
  queryFiles.flatMap((file) =>
    readFileSync(inRoot(`services/catalogue/test/buyer-queries/${file}.txt`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' => '))
      .map(([typed = '', meant = '']) => ({
        ...{ typed, meant: new RegExp(meant, 'i') },
        language: file === 'en' ? /** @type {const} */ ('en') : /** @type {const} */ ('ru'),
      })),
  );

/**
 * @param {import('../companies/open-catalogue.mjs').OpenCatalogue} catalogue
 * @returns {Promise<{ withWords: Ask, without: Ask }>}
 */
async function openIndexes({ url, lists, db }) {
  const { createLog } = await import('@setu/kit/process');
  const { noLists } = await load('search/domain/word-lists.js');
  const { hostIndex } = await load('search-index/live/index-host.js');
  const { preferredIndex } = await load('search-index/preferred-index.js');
  const { postgresIndex } = await load('search/store/postgres-index.js');
  const { stores } = await load('store/index.js');
  const { termLists } = await load('search-terms/changes/read-term-lists.js');
  const { languageWords } = await load('search/store/language-words.js');
  const { readLanguageWords } = await load('jobs/read-language-words.js');
  const { noMeaning } = await load('meaning/live/meaning.js');
  const { serializeList } = await load('wire/listed-cards.js');
  const { ListCardsResponse } = await import('@setu/proto/catalogue/search');
  const log = createLog({ service: 'bench', level: 'warn' });
  const { signal } = new AbortController();
  const words = readLanguageWords({ autocommit: { languageWords: languageWords(db) } });
  await step('Words of the languages', () => words.run(undefined, { signal }));
  const vocabulary = await termLists(stores(db))();
  const open = async (/** @type {unknown} */ terms, /** @type {string} */ name) => {
    const dir = `${dataPaths(inRoot('.data/bench-vocabulary')).temp}/${name}`;
    const index = hostIndex({ ...{ url, schema: 'setu_catalogue', dir, log }, lists: () => terms });
    closers.push(() => index.close());
    while (!index.isServing()) await sleep(100);
    const readModel = postgresIndex(stores(db), () => terms);
    const list = lists.listFrom(preferredIndex(index, readModel, log), noMeaning, terms);
    // The cards are encoded already, as the catalogue sends them.
    return askedFrom(async (request) => ListCardsResponse.decode(serializeList(await list(request))));
  };
  const withWords = await step('Index with the vocabulary', () => open(vocabulary, 'with'));
  const without = await step('Index without it', () => open(noLists, 'without'));
  return { withWords, without };
}

/**
 * @param {(request: unknown) => Promise<import('@setu/proto/catalogue/search').ListCardsResponse>} list
 * @returns {Ask}
 */
const askedFrom =
  (list) =>
  async ({ typed, meant, language }) => {
    const found = await list({ categoryId: '', filter: { search: typed }, page: { page: 1, limit: shown } });
    const names = found.cards.map(({ name }) => name?.[language] || name?.ru || name?.en || '');
    return {
      ...{ total: Number(found.totals?.total ?? 0), names },
      ...{ dropped: found.droppedWords, corrected: found.correctedSearch ?? '' },
      right: names.filter((name) => meant.test(name)).length,
      isRight: names.some((name) => meant.test(name)),
    };
  };

/** @param {{ query: Query, with: Found, without: Found }[]} rows */
function report(rows) {
  const changed = rows.filter((row) => JSON.stringify(row.with) !== JSON.stringify(row.without));
  const count = (/** @type {(row: (typeof rows)[number]) => boolean} */ is) => rows.filter(is).length;
  const share = (/** @type {(row: (typeof rows)[number]) => Found} */ of) =>
    rows.reduce((sum, row) => sum + of(row).right / Math.max(1, of(row).names.length), 0) / rows.length;
  const figures = {
    ...{ shareWith: share((row) => row.with), shareWithout: share((row) => row.without) },
    ...{ searches: rows.length, rightWith: count((row) => row.with.isRight) },
    rightWithout: count((row) => row.without.isRight),
    nothingWith: count((row) => row.with.total === 0),
    nothingWithout: count((row) => row.without.total === 0),
    changed: changed.length,
    ...{ better: count((row) => row.with.isRight && !row.without.isRight) },
    worse: count((row) => !row.with.isRight && row.without.isRight),
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  const line = (/** @type {Found} */ { isRight, total, names, dropped }) =>
    `${isRight ? '✓' : '✗'} ${total}${dropped.length > 0 ? ` without ${dropped.join(', ')}` : ''}: ${names.join(' | ')}`;
  for (const row of changed) {
    process.stdout.write(`${row.query.typed}\n  with     ${line(row.with)}\n  without  ${line(row.without)}\n`);
  }
  mkdirSync(inRoot('test-results'), { recursive: true });
  const texts = rows.map(({ query, ...found }) => ({ typed: query.typed, meant: query.meant.source, ...found }));
  writeFileSync(inRoot('test-results/bench-vocabulary.json'), JSON.stringify({ figures, rows: texts }, undefined, 2));
}
