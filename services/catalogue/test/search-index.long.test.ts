import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openDatabase, openedWith, withTransaction } from '@setu/kit/db';
import { type Booted, bootService } from '@setu/kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { start } from '../src/app.js';
import { publishCard } from '../src/cards/changes/publish-card.js';
import { withdrawCard } from '../src/cards/changes/withdraw-card.js';
import type { FacetChoices } from '../src/search/domain/facets.js';
import { postgresIndex } from '../src/search/store/postgres-index.js';
import { readModel } from '../src/search/store/read-model.js';
import { openEngine } from '../src/search-index/live/search-engine.js';
import { cardIndices } from '../src/search-index/opensearch/card-indices.js';
import { cardPage } from '../src/search-index/opensearch/card-pages.js';
import { type Cluster, connectCluster } from '../src/search-index/opensearch/cluster.js';
import { hostCluster } from '../src/search-index/opensearch/cluster-host.js';
import type { FindingIndex, SearchIndex, SearchQuery } from '../src/search-index/search-index.js';
import { termLists } from '../src/search-terms/changes/read-term-lists.js';
import { rowsOf } from '../src/store/sql.js';
import { agrees, countsRight, landedRight, suggestsAlike, type TestedIndex } from './index-checks.js';
import { oracle } from './oracle.js';
import { randomSearches } from './random-searches.js';

type Started = Awaited<ReturnType<typeof start>>;
let catalogue: Booted<Started['deps'], Started['definition']>;
let lists: Awaited<ReturnType<ReturnType<typeof termLists>>>;
let dir: string;
let readModelIndex: SearchIndex;

/** An adapter over the catalogue's database. */
interface Opened {
  search: FindingIndex & Partial<SearchIndex>;
  /** Resolves when everything written before the call can be found. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}
const opened: Opened[] = [];
const nodes = process.env.SEARCH_URL?.split(',');
/** A separate alias, because concurrent test runs share a cluster. */
const alias = `setu-test-${Date.now().toString(36)}-${process.pid}`;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'setu-search-index-'));
  // The task that computes landed prices must not replace those of the test.
  catalogue = await bootService(start, { demo: true, env: { TASKS_DELAY_MS: '3600000' } });
  await reprice(7);
  lists = await termLists(catalogue.deps.read)();
  readModelIndex = postgresIndex(catalogue.deps.read, () => lists);
}, 300_000);
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});
afterAll(async () => {
  await catalogue?.close();
  await rm(dir, { recursive: true, force: true });
});

const logged: string[] = [];
const log = {
  info: (_: object, text: string) => logged.push(text),
  warn: (fields: object, text: string) => logged.push(`${text}: ${JSON.stringify(fields)}`),
  error: (_: object, text: string) => logged.push(text),
};

const adapters = {
  'the read model': async (): Promise<Opened> => ({
    search: readModelIndex,
    caughtUp: async () => undefined,
    close: async () => undefined,
  }),
  'the index in memory': (): Promise<Opened> =>
    openEngine({ ...openedWith(catalogue.deps.db), dir, lists: () => lists, log: log as never }),
  'the index in a cluster': async (): Promise<Opened> => {
    const { read, db } = catalogue.deps;
    const address = { nodes: nodes ?? [], caFile: process.env.SEARCH_CA_FILE };
    const one = hostCluster({
      ...{ ...openedWith(db), ...address, alias, shards: 2, waitMs: 20_000 },
      ...{ read, lists: () => lists, log: log as never },
    });
    await one.caughtUp();
    return one;
  },
};

const open = async (adapter: keyof typeof adapters): Promise<Opened> => {
  const one = await adapters[adapter]();
  opened.push(one);
  return one;
};

const sql = <Row>(text: string, bindings: readonly (string | number)[] = []) =>
  rowsOf<Row>(catalogue.deps.db, { sql: text, bindings: [...bindings] });
const questions = (count: number, seed: number) => randomSearches(catalogue.deps.db, count, seed);

const everything = { categoryNum: undefined, companyNum: undefined, choices: [] };
const anyPrice = { from: undefined, to: undefined };
const first = (limit: number) =>
  ({ price: anyPrice, order: { by: 'popularity', descending: false }, offset: 0, limit }) as const;
const searchFor = (search: string): SearchQuery => ({
  search,
  asTyped: false,
  reader: 'en',
  within: everything,
  query: first(100),
});

const testedIndexOf = async ({ search: index }: Opened): Promise<TestedIndex> => ({
  ...{ index, known: await oracle(catalogue.deps.db), readModel: readModelIndex },
});

const change = (id: string, sets: string) =>
  catalogue.deps.write(async (stores) => {
    await sql(`update sku_version v set ${sets} from sku s where s.id = ? and v.sku_id = s.id`, [id]);
    await stores.readModel.project([id]);
  });

/** Sets the landed prices of about every second card, many of them equal. Other cards have none. */
const reprice = (seed: number) =>
  sql(
    `insert into landed_price (sku_id, kopecks, rated_on)
      select sku_id, case when rank % 2 = 0 then rank * ?::bigint % 97 + 1 end, '2026-11-28' from search_doc
      on conflict (sku_id) do update set kopecks = excluded.kopecks, at = pg_current_xact_id()`,
    [seed],
  );

const run = Object.keys(adapters) as (keyof typeof adapters)[];
const there = run.filter((adapter) => adapter !== 'the index in a cluster' || nodes !== undefined);

describe.each(there)('%s', (adapter) => {
  it('finds the same as a full scan for searches of every kind, with facets, prices, orders and pages', async () => {
    const one = await open(adapter);
    expect(await agrees(await testedIndexOf(one), await questions(150, 1))).toBeGreaterThan(25);
    expect(await suggestsAlike(await testedIndexOf(one), await questions(40, 7))).toBeGreaterThan(60);
  }, 180_000);

  it('finds a new card by its current name, and does not find a withdrawn card', async () => {
    const one = await open(adapter);
    const [card] = await sql<{ id: string; names: string }>(
      `select d.sku_id as id, format('name_en = %L, name_ru = %L', v.name_en, v.name_ru) as names
        from search_doc d join sku_version v on v.sku_id = d.sku_id order by d.rank limit 1 offset 50`,
    );
    const id = card?.id ?? '';
    const ids = async (search: string) => (await one.search.search(searchFor(search))).page.ids;
    await change(
      id,
      `name_en = 'Quibberly zaptor', name_ru = 'Квибберный заптор', price_mode = 'range', price_from = 77, price_to = 78`,
    );
    await one.caughtUp();
    expect(await ids('zaptor quibberly')).toEqual([id]);
    expect(await ids('квибберными')).toEqual([id]);
    expect((await one.search.search(searchFor('zaptor'))).page).toMatchObject({ minPrice: 77n, maxPrice: 78n });
    await change(id, `name_en = 'Brindled yoxter'`);
    await one.caughtUp();
    expect(await ids('yoxter')).toEqual([id]);
    expect(await ids('quibberly')).toEqual([]);
    await catalogue.deps.write((stores) => withdrawCard(stores, id));
    await one.caughtUp();
    expect(await ids('yoxter')).toEqual([]);
    await catalogue.deps.write((stores) => publishCard(stores, id, new Date()));
    // The index learns of the change by a notification.
    await expect.poll(() => ids('yoxter'), { timeout: 20_000 }).toEqual([id]);
    // Restores the name, so that the next adapter finds only its own card.
    await change(id, card?.names ?? '');
  });

  it('follows landed prices, and lists cards without one last in either direction', async () => {
    const one = await open(adapter);
    for (const seed of [11, 13]) {
      await reprice(seed);
      await one.caughtUp();
      await landedRight(await testedIndexOf(one));
    }
  });

  it('stays correct after many changes, and hides a company’s cards before all of them are removed', async () => {
    const one = await open(adapter);
    const cards = await sql<{ id: string }>('select sku_id as id from search_doc order by rank limit 40');
    for (const [i, { id }] of cards.entries()) {
      await catalogue.deps.write((stores) => withdrawCard(stores, id));
      if (i % 2 === 0) await catalogue.deps.write((stores) => publishCard(stores, id, new Date()));
    }
    await one.caughtUp();
    await agrees(await testedIndexOf(one), await questions(60, 2));
    const [company] = await sql<{ num: number; cards: number }>(
      'select company_num as num, count(*)::int as cards from search_doc group by 1 order by 2 desc limit 1',
    );
    const search = searchFor('pump');
    const total = (await one.search.search(search)).page.total;
    const [of] = await sql<{ cards: number }>(
      `select count(*)::int as cards from search_doc where company_num = ? and words @@ '''pump'' | ''~pump'''::tsquery`,
      [company?.num ?? 0],
    );
    await sql('insert into leaving_company (company_num) values (?)', [company?.num ?? 0]);
    try {
      await one.caughtUp();
      expect((await one.search.search(search)).page.total).toBe(total - (of?.cards ?? 0));
    } finally {
      await sql('delete from leaving_company');
    }
  });

  it.skipIf(adapter === 'the index in memory')(
    'counts each facet value as the size of the list with it selected',
    async () => {
      const one = await open(adapter);
      const tested = await testedIndexOf(one);
      const { known } = tested;
      const { match } = await one.search.search(searchFor('pump'));
      const chosen: FacetChoices = new Map([
        ['inco_terms', ['FOB', 'CIF']],
        ['warranty', ['12~']],
        ['supplier', [String(known.cards[0]?.company), String(known.cards[9]?.company), '?']],
      ]);
      expect(await countsRight(tested, match, new Map())).toBeGreaterThan(10);
      expect(await countsRight(tested, undefined, chosen)).toBeGreaterThan(5);
      await countsRight(tested, match, new Map([['sub_category', [String(known.cards[0]?.category)]]]));
    },
  );

  it('switches to a rebuilt read model and keeps answering in the meantime', async () => {
    const one = await open(adapter);
    const db = openDatabase({ ...openedWith(catalogue.deps.db), pool: { max: 1 }, statementMs: 0 });
    const remade = withTransaction(db, (conn) => readModel(conn).rebuildUnlessSince(new Date(Date.now() + 1000)));
    let isOver = false;
    const ended = remade
      .finally(() => db.destroy())
      .finally(() => one.caughtUp())
      .finally(() => {
        isOver = true;
      });
    while (!isOver) {
      expect((await one.search.browse({ within: everything, query: first(30) })).ids).toHaveLength(30);
      // An index in memory answers without waiting, so the loop must let other work run.
      await nextTurn();
    }
    await ended;
    await agrees(await testedIndexOf(one), await questions(60, 3));
    // Changes of the swapped-in tables are noticed too.
    const [card] = await sql<{ id: string }>('select sku_id as id from search_doc order by rank limit 1');
    await catalogue.deps.write((stores) => withdrawCard(stores, card?.id ?? ''));
    await one.caughtUp();
    await agrees(await testedIndexOf(one), await questions(30, 4));
  });
});

describe('The index in memory', () => {
  const engine = () => open('the index in memory');

  it('starts from its file and applies the later changes', async () => {
    await (await engine()).close();
    opened.splice(0);
    const [card] = await sql<{ id: string }>('select sku_id as id from search_doc order by rank limit 1');
    await catalogue.deps.write((stores) => withdrawCard(stores, card?.id ?? ''));
    logged.splice(0);
    const one = await engine();
    expect(logged).toContain('the search index was loaded');
    await agrees(await testedIndexOf(one), await questions(60, 5));
  });

  it.each([
    ['is truncated', () => truncate(join(dir, 'cards.idx'), 5_000)],
    ['has other content', () => writeFile(join(dir, 'cards.idx'), 'SETUIDX1 and more')],
    ['is missing', () => rm(join(dir, 'cards.idx'), { force: true })],
  ])('reads the read model if its file %s', async (_, spoil) => {
    await (await engine()).close();
    opened.splice(0);
    await spoil();
    await agrees(await testedIndexOf(await engine()), await questions(20, 6));
  });
});

describe.skipIf(nodes === undefined)('The index in a cluster (skipped without SEARCH_URL)', () => {
  let cluster: Cluster;
  beforeAll(() => {
    cluster = connectCluster({ nodes: nodes ?? [], caFile: process.env.SEARCH_CA_FILE });
  });
  afterAll(async () => {
    await cardIndices(cluster, alias).dropOthers(undefined);
    await cluster.send({ method: 'DELETE', path: `/${alias}-state`, ignore: [404] });
    await cluster.close();
  });

  it('reaches pages beyond the range of one request', async () => {
    await open('the index in a cluster');
    const known = await oracle(catalogue.deps.db);
    for (const [offset, descending] of [
      [1_234, false],
      [1_950, true],
      [9_999, false],
    ] as const) {
      const query = { ...first(20), offset, order: { by: 'nameRu', descending } } as const;
      const matched = { match: undefined, marks: [], leaving: [] };
      const page = await cardPage({ cluster, alias, reach: 500, waitMs: 20_000 }, matched, query);
      expect(page).toEqual(known.page(undefined, { within: everything, query }));
    }
  });
});
