import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import type { Actor } from '@setu/proto/common';
import type { ReportQuery } from '@setu/proto/common/reports';
import { ReportName } from '@setu/proto/common/words';
import { reports } from '@setu/proto/report-columns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyseCatalogue } from '../src/jobs/analyse-catalogue.js';
import { forgetSearches } from '../src/jobs/forget-searches.js';
import { type Catalogue, category, company, sku, startTestCatalogue } from './fixtures.js';
import { column, readReport, senior } from './read-report.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
  await analyseCatalogue(catalogue.deps, 0).run({}, { signal: new AbortController().signal });
});
afterAll(() => catalogue?.close());

const week = { from: '2026-11-14', to: '2026-11-20', timeZone: 'Europe/Moscow' };
const read = (part: Partial<ReportQuery>, actor?: Actor) => readReport(catalogue, part, actor);
const added = (cells: readonly string[]): number => cells.reduce((sum, cell) => sum + Number(cell), 0);
const sqlCount = async (sql: string): Promise<number> =>
  Number((await catalogue.deps.db.raw<{ rows: { n: string }[] }>(`select ${sql} as n`)).rows[0]?.n);

describe('The analysis of the catalogue', () => {
  const name = 'catalog_analysis' as const;

  it('counts every card once, with the same sums as plain SQL', async () => {
    const all = await read({});
    const cards = column(name, all, 'cards');
    const visible = await sqlCount(
      `(select count(*) from sku s join company c on c.id = s.company_id
        where s.published_version is not null and s.removed_at is null and c.visible)`,
    );
    const others = await sqlCount('(select count(*) from sku where removed_at is null)');
    expect([Number(cards.sum), added(cards.cells)]).toEqual([visible, visible]);
    expect(added(column(name, all, 'hidden').cells)).toBe(others - visible);
    expect(Number(column(name, all, 'suppliers').sum)).toBe(2);
    expect(all.rows).toHaveLength(Number(all.head?.total));
    expect(all.head?.countedAt).not.toBe('');
  });

  it('shows the path of a category, its prices and the completeness of its cards', async () => {
    const { rows } = await read({});
    const dosing = rows.find(({ cells }) => cells[2] === 'Дозирующие' || cells[8] === '4000000');
    expect(dosing?.cells.slice(0, 2)).toEqual(['Товары', 'Оборудование']);
    expect(dosing?.cells.slice(3)).toEqual([
      '1',
      '0',
      '1',
      '1.0000',
      'шт',
      '4000000',
      '5500000',
      '1.0000',
      '1.0000',
      '1.0000',
      '0.0000',
    ]);
  });

  it('is returned page by page in the requested order', async () => {
    const sort = { key: 'cards', descending: true };
    const all = await read({ sort });
    const pages = await Promise.all([1, 2].map((page) => read({ sort, page: { page, limit: 2 } })));
    expect(pages.flatMap(({ rows }) => rows)).toEqual(all.rows.slice(0, 4));
    const counts = column(name, all, 'cards').cells.map(Number);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  it('returns the card counts of suppliers and industries for other services', async () => {
    const { counted } = await catalogue.client.countReportedCards(
      { of: { $case: 'suppliers', value: { ids: [company.deccan, systemIds.id()] } } },
      { actor: senior },
    );
    expect(counted).toEqual([{ id: company.deccan, cards: 2, hidden: 0, suppliers: 1, inReview: 0 }]);
    const [all] = (await catalogue.client.countReportedCards({}, { actor: senior })).counted;
    expect(all?.cards).toBe(Number(column(name, await read({}), 'cards').sum));
  });
});

describe('The report on cards', () => {
  const name = 'report_on_catalog_reports';
  const part = { name: ReportName.REPORT_ON_CATALOG_REPORTS, period: week };

  it('lists every card by views in the period, and in creation order in a file', async () => {
    const day = (at: string, skuId: string, views: number) => ({ skuId, companyId: company.kaveri, day: at, views });
    await catalogue.deps.write(({ cardViews }) =>
      cardViews.fill([
        day('2026-11-14', sku.spare, 3),
        day('2026-11-20', sku.bigPump, 5),
        day('2026-11-20', sku.spare, 1),
        day('2026-11-13', sku.greenTea, 100),
        day('2026-11-21', sku.greenTea, 100),
      ]),
    );
    const page = await read({ ...part, page: { page: 1, limit: 3 } });
    expect(column(name, page, 'views')).toEqual({ cells: ['5', '4', '0'], sum: '9' });
    const file = await read(part);
    expect(file.rows).toHaveLength(await sqlCount('(select count(*) from sku)'));
    expect(file.rows.map(({ id }) => id)).toEqual(file.rows.map(({ id }) => id).toSorted());
    expect(added(column(name, file, 'views').cells)).toBe(9);
    expect(file.head?.sumsBefore).toEqual([]);
    // The head of a page also has the sum of the seven days before.
    const views = reports[name].columns.findIndex((one) => one.name === 'views');
    expect(page.head?.sumsBefore[views]).toBe('100');
    expect(file.head?.points.map(({ label, values }) => [label, values[0]])).toEqual([
      ...[
        ['2026-11-14', 3],
        ['2026-11-15', 0],
        ['2026-11-16', 0],
        ['2026-11-17', 0],
        ['2026-11-18', 0],
      ],
      ...[
        ['2026-11-19', 0],
        ['2026-11-20', 6],
      ],
    ]);
  });
});

describe('The report on searches', () => {
  const name = 'report_on_search_requests';
  const part = { name: ReportName.REPORT_ON_SEARCH_REQUESTS, period: week };

  const search = async (text: string, actor: Actor = actors.anonymous({ locale: 'ru' })): Promise<string> => {
    const filter = { search: text, priceFrom: undefined, priceTo: undefined };
    const { searchId } = await catalogue.client.listCards({ categoryId: '', filter }, { actor });
    await expect.poll(() => catalogue.deps.db('search_log').where({ id: searchId }).first()).toBeTruthy();
    return searchId;
  };

  it('stores the normalised words, their language, the number of results and the opened card, but no user', async () => {
    const buyer = actors.buyer();
    const first = await search('  Насос ЦЕНТРОБЕЖНЫЙ ', buyer);
    await catalogue.client.tellOpened({ searchId: first, skuId: sku.bigPump }, { actor: buyer });
    // The first opened card stays, and a card that is not public is not stored.
    await catalogue.client.tellOpened({ searchId: first, skuId: sku.spare }, { actor: buyer });
    const second = await search('насос центробежный');
    await catalogue.client.tellOpened({ searchId: second, skuId: sku.draft }, { actor: buyer });
    await search('manhole cover D400');
    const stored = await catalogue.deps.db('search_log').where({ id: first }).first();
    expect(stored).toMatchObject({
      ...{ words: 'насос центробежный', language: 'ru', audience: 'customer', opened_sku_id: sku.bigPump },
      ...{ user_id: null, company_id: null },
    });
    expect(JSON.stringify(stored)).not.toContain(buyer.userId);
    const all = await read(part);
    expect(all.rows.map(({ cells }) => cells)).toEqual([
      ['насос центробежный', '2', '0.666667', '0', '1', 'Насос центробежный КМ-80'],
      ['manhole cover d400', '1', '0.333333', '1', '0', ''],
    ]);
    expect(all.head?.sums).toEqual(['', '3', '1', '1', '1', '']);
  });

  it('can be filtered by language, by audience and by searches without results', async () => {
    const words = async (filter: Partial<ReportQuery>) =>
      column(name, await read({ ...part, ...filter }), 'words').cells;
    expect(await words({ languages: ['en'] })).toEqual(['manhole cover d400']);
    expect(await words({ audiences: ['customer'] })).toEqual(['насос центробежный']);
    expect(await words({ missedOnly: true })).toEqual(['manhole cover d400']);
    expect(await words({ period: { ...week, to: '2026-11-19' } })).toEqual([]);
  });

  it('can be filtered by section and shows which words are new compared with the days before', async () => {
    const row = (query: string, day: string, categoryId: string | null, total: number) => ({
      ...{ id: systemIds.id(), searched_at: new Date(`${day}T12:00:00Z`), query, corrected: '', total, locale: 'en' },
      category_id: categoryId,
    });
    const days = { from: '2026-06-08', to: '2026-06-14', timeZone: 'UTC' };
    await catalogue.deps
      .db('search_log')
      .insert([
        row('valve', '2026-06-01', category.pumps, 3),
        row('valve', '2026-06-07', null, 0),
        row('gasket', '2026-05-31', null, 0),
        row('valve', '2026-06-08', category.dosing, 3),
        row('gasket', '2026-06-14', category.tea, 0),
        row('flange', '2026-06-14', null, 1),
      ]);
    const readFiltered = (filter: Partial<ReportQuery>) =>
      read({ name: ReportName.REPORT_ON_SEARCH_REQUESTS, period: days, page: { page: 1, limit: 30 }, ...filter });
    const words = async (filter: Partial<ReportQuery>) => column(name, await readFiltered(filter), 'words').cells;
    const all = await readFiltered({});
    expect([all.head?.sums.slice(0, 4), all.head?.sumsBefore.slice(0, 4)]).toEqual([
      ['', '3', '1', '1'],
      ['', '2', '', '1'],
    ]);
    expect(await words({ newOnly: true })).toEqual(['flange', 'gasket']);
    expect(await words({ sectionIds: [category.machines] })).toEqual(['valve']);
    expect(await words({ sectionIds: [category.goods] })).toEqual(['gasket', 'valve']);
    // A word searched before in another section is new in this one.
    expect(await words({ newOnly: true, sectionIds: [category.tea] })).toEqual(['gasket']);
    const months = await readFiltered({ step: 'month' });
    expect([months.head?.step, months.head?.points.map(({ label, values }) => [label, values[0]])]).toEqual([
      'month',
      [['2026-06-01', 3]],
    ]);
    // There is no comparison with days that are partly beyond retention.
    const old = { from: '2025-11-10', to: '2025-12-20', timeZone: 'UTC' };
    expect((await readFiltered({ period: old })).head?.sumsBefore).toEqual([]);
  });

  it('has the same sums as plain SQL over the pages of a file', async () => {
    await catalogue.deps.db.raw(
      `insert into search_log (id, searched_at, query, corrected, total, locale)
        select gen_random_uuid(), timestamptz '2026-11-18T12:00:00Z', 'word' || n % 2500, '', n % 3, 'en' from generate_series(1, 6000) n`,
    );
    const file = await read(part);
    const where =
      "from search_log where searched_at >= '2026-11-13T21:00:00Z' and searched_at < '2026-11-20T21:00:00Z'";
    for (const [of, what] of [
      ['searches', 'count(*)'],
      ['missed', 'count(*) filter (where total = 0)'],
      ['opened', 'count(opened_sku_id)'],
    ] as const) {
      const { cells, sum } = column(name, file, of);
      expect([of, added(cells), Number(sum)]).toEqual([
        of,
        ...Array(2).fill(await sqlCount(`(select ${what} ${where})`)),
      ]);
    }
    expect(new Set(file.rows.map(({ id }) => id)).size).toBe(file.rows.length);
    expect(file.rows).toHaveLength(Number(file.head?.total));
  });

  it('stores no personal data, even if the previous release still writes it', async () => {
    const id = systemIds.id();
    await catalogue.deps.db('search_log').insert({
      ...{ id, searched_at: new Date('2026-11-18'), query: 'old', corrected: '', total: 1, locale: 'en' },
      ...{ user_id: systemIds.id(), company_id: company.kaveri },
    });
    expect(await catalogue.deps.db('search_log').where({ id }).first()).toMatchObject({
      user_id: null,
      company_id: null,
    });
  });

  it('deletes searches after 400 days, and ignores a card that is opened more than an hour after its search', async () => {
    const [old, late] = [systemIds.id(), systemIds.id()];
    const row = { query: 'long ago', corrected: '', total: 1, locale: 'en' };
    await catalogue.deps.db('search_log').insert([
      { ...row, id: old, searched_at: new Date('2025-10-01') },
      { ...row, id: late, searched_at: new Date('2026-11-20T07:00:00Z') },
    ]);
    await catalogue.client.tellOpened({ searchId: late, skuId: sku.bigPump }, { actor: actors.anonymous() });
    await forgetSearches(catalogue.deps).run({}, { signal: new AbortController().signal });
    const stored = await catalogue.deps.db('search_log').whereIn('id', [old, late]).select('id', 'opened_sku_id');
    expect(stored).toEqual([{ id: late, opened_sku_id: null }]);
  });
});

describe('Reports', () => {
  it('are for senior managers only', async () => {
    for (const actor of [actors.broker(), actors.buyer(), actors.supplier()]) {
      await expect(read({}, actor)).rejects.toMatchObject({ kind: 'forbidden' });
      await expect(catalogue.client.countReportedCards({}, { actor })).rejects.toMatchObject({ kind: 'forbidden' });
    }
    await expect(read({}, actors.anonymous())).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it.each([
    ['a report of another service', { name: ReportName.REPORT_ON_BUYERS }, 'name'],
    ['a missing report name', { name: ReportName.UNSPECIFIED }, 'name'],
    ['an unknown sort key', { sort: { key: 'secret', descending: false } }, 'sort'],
    ['a period without a start', { name: ReportName.REPORT_ON_SEARCH_REQUESTS, period: { ...week, from: '' } }, 'from'],
    ['a missing period', { name: ReportName.REPORT_ON_CATALOG_REPORTS }, 'from'],
    [
      'a period that ends before it starts',
      { name: ReportName.REPORT_ON_SEARCH_REQUESTS, period: { ...week, to: '2026-11-01' } },
      'to',
    ],
    [
      'more than 400 days',
      { name: ReportName.REPORT_ON_SEARCH_REQUESTS, period: { ...week, from: '2025-01-01' } },
      'from',
    ],
    ['an unknown step', { name: ReportName.REPORT_ON_SEARCH_REQUESTS, period: week, step: 'year' }, 'step'],
    ['an invalid section', { name: ReportName.REPORT_ON_SEARCH_REQUESTS, sectionIds: ['x'] }, 'section'],
    [
      'an invalid date',
      { name: ReportName.REPORT_ON_SEARCH_REQUESTS, period: { ...week, to: '2026-02-30' } },
      'period',
    ],
  ])('reject %s and name its field', async (_why, part, path) => {
    await expect(read(part)).rejects.toMatchObject({ kind: 'invalid', fields: [{ path }] });
  });
});
