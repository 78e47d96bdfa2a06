import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, openedWith, withTransaction } from '@setu/kit/db';
import { type Booted, bootService } from '@setu/kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { start } from '../src/app.js';
import { publishCard } from '../src/cards/changes/publish-card.js';
import { withdrawCard } from '../src/cards/changes/withdraw-card.js';
import type { CardOrder } from '../src/search/domain/card-list.js';
import { choiceQueries } from '../src/search/domain/facets.js';
import { isPlainWord } from '../src/search/domain/fold.js';
import { tidySearch } from '../src/search/domain/search-query.js';
import { postgresIndex } from '../src/search/store/postgres-index.js';
import { readModel } from '../src/search/store/read-model.js';
import { openEngine, type SearchEngine } from '../src/search-index/live/search-engine.js';
import type { SearchAsked } from '../src/search-index/search-index.js';
import { readyWords } from '../src/search-words/changes/ready-words.js';
import { randomFrom } from '../src/seed/random.js';
import { seedCatalogue } from '../src/seed.js';
import { rowsOf } from '../src/store/sql.js';

type Started = Awaited<ReturnType<typeof start>>;
let catalogue: Booted<Started['deps'], Started['definition']>;
let dir: string;
const opened: SearchEngine[] = [];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'setu-search-index-'));
  catalogue = await bootService(start, { demo: true });
  await seedCatalogue({
    url: openedWith(catalogue.deps.db).url,
    skus: 2_000,
    categories: 100,
    suppliers: 50,
    seed: 12,
    now: new Date('2026-11-20T00:00:00Z'),
    onProgress: () => undefined,
  });
}, 120_000);
afterEach(async () => {
  for (const engine of opened.splice(0)) await engine.close();
});
afterAll(async () => {
  await catalogue?.close();
  await rm(dir, { recursive: true, force: true });
});

const told: string[] = [];
const log = {
  info: (_: object, text: string) => told.push(text),
  warn: (fields: object, text: string) => told.push(`${text}: ${JSON.stringify(fields)}`),
  error: (_: object, text: string) => told.push(text),
};

/** An index in memory over the catalogue’s database. */
async function engine(): Promise<SearchEngine> {
  const lists = await readyWords(catalogue.deps.read);
  const one = await openEngine({ ...openedWith(catalogue.deps.db), dir, lists: () => lists, log: log as never });
  opened.push(one);
  return one;
}

const sql = <Row>(text: string, bindings: readonly (string | number)[] = []) =>
  rowsOf<Row>(catalogue.deps.db, { sql: text, bindings: [...bindings] });

const orders = ['popularity', 'nameEn', 'nameRu', 'brand'] as const satisfies readonly CardOrder['by'][];

/** Searches of every kind, and lists without one, drawn at random from what the catalogue has. */
async function questions(count: number, seed: number): Promise<SearchAsked[]> {
  const random = randomFrom(seed);
  const words = (await sql<{ word: string }>('select word from vocab order by word')).map(({ word }) => word);
  const plain = words.filter((word) => isPlainWord(word) && word.length >= 4);
  const codes = (await sql<{ code: string }>(`select code from search_doc where code <> '' order by rank`)).map(
    ({ code }) => code,
  );
  const nums = (await sql<{ num: number }>('select num from category order by num')).map(({ num }) => num);
  const companies = (await sql<{ num: number }>('select num from company order by num')).map(({ num }) => num);
  const pick = random.of;
  const slip = (word: string): string => {
    const at = 1 + Math.floor(random.next() * (word.length - 2));
    return pick([
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      `${word.slice(0, at)}а${word.slice(at)}`,
      `${word.slice(0, at)}e${word.slice(at + 1)}`,
    ]);
  };
  const kinds: (() => string)[] = [
    () => '',
    () => pick(words),
    () => `${pick(plain)} ${pick(plain)}`,
    () => pick(plain).slice(0, 3),
    () => `${pick(words)} ${pick(plain).slice(0, 4)}`,
    () => slip(pick(plain)),
    () => `${slip(pick(plain))} ${slip(pick(plain))}`,
    () => pick(codes),
    () => pick(codes).slice(1, 5),
    () =>
      pick(['8413', '84', '2106', '730890', 'nasos', 'yfcjc', 'ghbdjl', 'насосами', 'чая', 'для', 'zzzzz', 'чай pump']),
  ];
  return Array.from({ length: count }, () => ({
    search: tidySearch(pick(kinds)()),
    asTyped: random.next() < 0.2,
    reader: pick(['ru', 'en'] as const),
    within: {
      categoryNum: random.next() < 0.2 ? pick(nums) : undefined,
      companyNum: random.next() < 0.1 ? pick(companies) : undefined,
      choices: random.next() < 0.3 ? choiceQueries(new Map([['inco_terms', pick([['FOB'], ['CIF', 'EXW']])]])) : [],
    },
    query: {
      price: {
        from: random.next() < 0.2 ? BigInt(Math.floor(random.next() * 5_000_000)) : undefined,
        to: random.next() < 0.2 ? BigInt(Math.floor(random.next() * 50_000_000)) : undefined,
      },
      order: { by: random.next() < 0.6 ? 'popularity' : pick(orders), descending: random.next() < 0.3 },
      offset: random.next() < 0.7 ? 0 : Math.floor(random.next() * 60),
      limit: pick([1, 10, 30]),
    },
  }));
}

/** Asks both for the same, and expects the same. */
async function agree({ search: held }: SearchEngine, asked: readonly SearchAsked[]): Promise<number> {
  const lists = await readyWords(catalogue.deps.read);
  const plain = postgresIndex(catalogue.deps.read, () => lists);
  let found = 0;
  for (const one of asked) {
    const [expected, given] =
      one.search === ''
        ? await Promise.all([plain.browse(one), held.browse(one)])
        : await Promise.all([plain.search(one), held.search(one)]);
    if (one.search.length >= 3) {
      const typed = { search: one.search, reader: one.reader, withEmpty: one.query.limit === 1 };
      const [offered, suggested] = await Promise.all([plain.suggest(typed), held.suggest(typed)]);
      expect({ typed, suggested }).toEqual({ typed, suggested: offered });
    }
    expect({ one, answer: given }).toEqual({ one, answer: expected });
    if ('page' in given && !given.page.isFound) {
      const [nearest, near] = await Promise.all([plain.nearest(one), held.nearest(one)]);
      expect({ one, near }).toEqual({ one, near: nearest });
    }
    found += 'page' in given ? Math.min(1, given.page.total) : 0;
  }
  return found;
}

describe('the index in memory', () => {
  it('answers as the read model does: searches of every kind, narrowed, priced, ordered and paged', async () => {
    const found = await agree(await engine(), await questions(300, 1));
    expect(found).toBeGreaterThan(80);
  }, 180_000);

  it('follows what changes: withdrawn, published again, renamed', async () => {
    const one = await engine();
    const cards = await sql<{ id: string }>('select sku_id as id from search_doc order by rank limit 40');
    const asked = await questions(60, 2);
    for (const [i, { id }] of cards.entries()) {
      await catalogue.deps.write((stores) => withdrawCard(stores, id));
      if (i % 2 === 0) await catalogue.deps.write((stores) => publishCard(stores, id, new Date()));
    }
    await one.caughtUp();
    await agree(one, asked);
    const [last] = cards.slice(-1);
    const gone = await one.search.browse({
      within: { categoryNum: undefined, companyNum: undefined, choices: [] },
      query: {
        price: { from: undefined, to: undefined },
        order: { by: 'popularity', descending: false },
        offset: 0,
        limit: 3000,
      },
    });
    expect(gone.ids).not.toContain(last?.id);
  });

  it('takes over a read model that was made anew, and serves meanwhile', async () => {
    const one = await engine();
    const db = openDatabase({ ...openedWith(catalogue.deps.db), pool: { max: 1 }, statementMs: 0 });
    await withTransaction(db, (conn) => readModel(conn).rebuildUnlessSince(new Date(Date.now() + 1000))).finally(() =>
      db.destroy(),
    );
    await one.caughtUp();
    await agree(one, await questions(60, 3));
    // Changes of the tables that took the place of the others are heard of too.
    const [card] = await sql<{ id: string }>('select sku_id as id from search_doc order by rank limit 1');
    await catalogue.deps.write((stores) => withdrawCard(stores, card?.id ?? ''));
    await one.caughtUp();
    await agree(one, await questions(30, 4));
  });

  it('begins from its file, with what changed since', async () => {
    await (await engine()).close();
    opened.splice(0);
    const [card] = await sql<{ id: string }>('select sku_id as id from search_doc order by rank limit 1');
    await catalogue.deps.write((stores) => withdrawCard(stores, card?.id ?? ''));
    told.splice(0);
    const one = await engine();
    expect(told).toContain('the search index is loaded');
    await agree(one, await questions(60, 5));
  });

  it.each([
    ['is cut short', () => truncate(join(dir, 'cards.idx'), 5_000)],
    ['is something else', () => writeFile(join(dir, 'cards.idx'), 'SETUIDX1 and more')],
    ['is gone', () => rm(join(dir, 'cards.idx'), { force: true })],
  ])('reads the read model where its file %s', async (_, spoil) => {
    await (await engine()).close();
    opened.splice(0);
    await spoil();
    await agree(await engine(), await questions(20, 6));
  });
});
