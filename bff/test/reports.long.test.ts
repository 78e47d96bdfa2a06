import { read, utils } from '@e965/xlsx';
import {
  type CategoryIndexView,
  type CategoryView,
  type ReportDownloadsView,
  type ReportName,
  type ReportView,
  reportNames,
  reports,
} from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let senior: Browser;
let english: Browser;
beforeAll(async () => {
  world = await startWorld();
  senior = await world.signedIn('senior@setu.example', 'ru');
  english = await world.signedIn('senior@setu.example', 'en');
  // The cards are counted once the catalogue is up.
  await vi.waitFor(async () => expect((await page('catalog_analysis')).counted_at).not.toBeNull(), 60_000);
}, 240_000);
afterAll(() => world?.close());

/** Adds a period around the services' test clock, because the BFF uses the real time. */
const inDays = (query: string): string =>
  /from=|to=|period=/.test(query) ? query : `${query}&from=2026-10-01&to=2026-12-31`;
const page = (name: ReportName, query = '') =>
  senior.get<ReportView>(`/broker/reports?${inDays(`name=${name}&limit=100${query}`)}`);

/** Downloads a file and reads it with a library that did not write it. */
async function file(browser: Browser, query: string) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${world.origin}/broker/reports?${inDays(query)}`, {
    method: 'POST',
    headers: { Cookie: cookie, 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('spreadsheetml');
  const book = read(Buffer.from(await answer.arrayBuffer()), { cellDates: true, cellNF: true });
  const [name = ''] = book.SheetNames;
  const sheet = book.Sheets[name] ?? {};
  const lines = utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: null, raw: true });
  const at = lines.findIndex((line) => line.length > 2 && line[2] !== null);
  return {
    name: decodeURIComponent(answer.headers.get('content-disposition') ?? ''),
    ...{
      sheet,
      head: lines.slice(0, at),
      titles: lines[at] ?? [],
      rows: lines.slice(at + 1, -1),
      sums: lines.at(-1) ?? [],
    },
  };
}

/** Returns a column by its name, from rows of the screen or of a file. */
const column = (name: ReportName, rows: readonly (readonly unknown[])[], of: string): unknown[] => {
  const at = reports[name].columns.findIndex((one) => one.name === of);
  return rows.map((row) => row[at] ?? null);
};

describe.each(reportNames)('%s', (name) => {
  it('has the same rows and totals on the screen and in the file, which another library can open', async () => {
    const shown = await page(name);
    expect(shown.rows.length).toBeGreaterThan(name === 'report_on_search_requests' ? -1 : 0);
    const sheet = await file(senior, `name=${name}`);
    expect(sheet.titles).toHaveLength(reports[name].columns.length);
    expect(sheet.rows).toHaveLength(shown.total);
    const key = reports[name].columns[0]?.name ?? '';
    const ofScreen = column(
      name,
      shown.rows.map(({ cells }) => cells),
      key,
    );
    if (shown.total <= 100)
      expect(new Set(column(name, sheet.rows, key))).toEqual(new Set(ofScreen.map((text) => text)));
    for (const [at, { name: of, kind }] of reports[name].columns.entries()) {
      if (kind !== 'count' && kind !== 'money') continue;
      if (shown.sums[at] !== null) expect([of, sheet.sums[at]]).toEqual([of, shown.sums[at]]);
    }
    expect(sheet.sums[0]).toBe('Всего');
  });

  it('is available to senior managers only', async () => {
    for (const email of [
      'manager@setu.example',
      'buyer@volga.example',
      'supplier@kaveri.example',
      'reviewer@setu.example',
    ]) {
      const other = await world.signedIn(email, 'ru');
      const [screen, download] = [
        await other.call(`/broker/reports?name=${name}`),
        await other.post(`/broker/reports?name=${name}`),
      ];
      expect([screen.status, screen.failure.data.error]).toEqual([403, 'access_denied']);
      expect([download.status, download.failure.data.error]).toEqual([403, 'access_denied']);
    }
    const visitor = world.browser('ru');
    const refused = await visitor.post(`/broker/reports?name=${name}`);
    expect([refused.status, refused.failure.data.error]).toEqual([403, 'authorization_error']);
  });
});

describe('A report as a file', () => {
  it('states above its rows what it is, its period, its filters and when it was created', async () => {
    const [section] = (await senior.get<CategoryIndexView>('/catalog/category/')).trees[0]?.children ?? [];
    const query = `name=report_on_search_requests&from=2026-11-01&to=2026-11-20&language=ru&show=missed&section=${section?.id}`;
    const { name, head } = await file(senior, query);
    expect(name).toMatch(/Поисковые запросы \d{4}-\d\d-\d\d\.xlsx/);
    expect(head.map((line) => line.slice(0, 2))).toEqual(
      expect.arrayContaining([
        ['Поисковые запросы', null],
        ['Период', '01.11.2026 – 20.11.2026'],
        ['Язык поисковых слов', 'русский'],
        ['Кто искал', 'все'],
        ['Искали в категории', section?.name],
        ['Показать', 'только слова без результата'],
        ['Сортировка', 'Поисков, по убыванию'],
        ['Создан (UTC)', expect.any(Date)],
        ['Строк', expect.any(Number)],
      ]),
    );
    const sheet = await file(english, query);
    expect(sheet.name).toMatch(/Search terms/);
    expect(sheet.head).toContainEqual(expect.arrayContaining(['Period', '01.11.2026 – 20.11.2026']));
    expect(sheet.titles.slice(0, 2)).toEqual(['Search terms', 'Searches']);
  });

  it('has typed and formatted numbers, amounts, shares and days', async () => {
    const { sheet, head, titles, rows } = await file(senior, 'name=catalog_analysis');
    const row = rows.findIndex((line) => Number(line[3]) > 0);
    const cell = (title: string) => {
      const place = { r: head.length + 1 + row, c: titles.indexOf(title) };
      return sheet[utils.encode_cell(place)];
    };
    expect(cell('Карточек на сайте')).toMatchObject({ t: 'n', z: '#,##0' });
    expect(cell('Цена от')).toMatchObject({ t: 'n', z: '#,##0.00" ₹"' });
    expect(cell('С\u00A0фото')).toMatchObject({ t: 'n', z: '0.00%' });
    const buyers = await file(senior, 'name=report_on_buyers');
    expect(column('report_on_buyers', buyers.rows, 'created').every((day) => day instanceof Date)).toBe(true);
  });

  it('contains no formula, whatever name a company has', async () => {
    const texts = ['=HYPERLINK("http://evil.example")', '+cmd', '-2+3', '@sum'];
    const { db } = world.services.identity.deps;
    const ids: string[] = await db('company').where({ type: 'customer' }).orderBy('id').limit(texts.length).pluck('id');
    const before: { id: string; short_name: string }[] = await db('company')
      .whereIn('id', ids)
      .select('id', 'short_name');
    for (const [at, id] of ids.entries()) await db('company').where({ id }).update({ short_name: texts[at] });
    const { sheet, rows } = await file(senior, 'name=report_on_buyers');
    for (const { id, short_name } of before) await db('company').where({ id }).update({ short_name });
    expect(column('report_on_buyers', rows, 'company')).toEqual(
      expect.arrayContaining(texts.slice(0, ids.length).map((text) => `'${text}`)),
    );
    const formulas = Object.values(sheet).filter((cell) => typeof cell === 'object' && cell !== null && 'f' in cell);
    expect([ids.length > 1, formulas]).toEqual([true, []]);
  });

  it('is recorded for each download: user, report and period', async () => {
    const before = (await senior.get<ReportDownloadsView>('/broker/reports/downloads')).list.length;
    await file(senior, 'name=report_on_catalog_reports&from=2026-10-01&to=2026-10-31');
    await file(english, 'name=report_on_suppliers');
    const { list } = await senior.get<ReportDownloadsView>('/broker/reports/downloads');
    expect(list).toHaveLength(Math.min(before + 2, 100));
    expect(list.slice(0, 2)).toMatchObject([
      { name: 'report_on_suppliers', from: null, to: null, acting_person: '' },
      { name: 'report_on_catalog_reports', from: '2026-10-01', to: '2026-10-31' },
    ]);
    expect(list[0]?.person).not.toBe('');
  });
});

describe('A report on the screen', () => {
  it('has pages, its own sort orders, and a period that includes its first and last day', async () => {
    const all = await page('report_on_buyers', '&sort[company]=desc');
    const one = await senior.get<ReportView>('/broker/reports?name=report_on_buyers&sort[company]=desc&limit=1&page=2');
    expect(one.rows).toEqual(all.rows.slice(1, 2));
    const searches = await page('report_on_search_requests', '&from=2026-11-02&to=2026-11-08');
    expect([searches.from, searches.to, searches.points.length]).toEqual(['2026-11-02', '2026-11-08', 7]);
    expect([searches.step, searches.sums_before?.length]).toEqual(['day', searches.sums.length]);
    const weeks = await page('report_on_search_requests', '&from=2026-11-02&to=2026-11-08&step=week');
    expect([weeks.step, weeks.points.length]).toEqual(['week', 1]);
    const asLists = await page('report_on_search_requests', '&period=2026-11-02~2026-11-08');
    expect(asLists.points).toEqual(searches.points);
  });

  it('counts what was opened from a search, and how often a card was requested', async () => {
    const buyer = await world.signedIn('buyer@volga.example', 'ru');
    const found = await buyer.get<CategoryView>('/catalog/category/?f_search=чай');
    const [card] = found.pagination.items;
    expect(found.search_id).not.toBeNull();
    const reply = await buyer.post('/catalog/opened', { search: found.search_id, sku: card?.id });
    expect(reply.status).toBe(200);
    await expect
      .poll(async () => (await page('report_on_search_requests')).rows.find(({ id }) => id === 'чай')?.cells.slice(-2))
      .toEqual([1, card?.name]);
    const tea = (await page('report_on_search_requests')).rows.find(({ id }) => id === 'чай');
    expect(tea?.picture?.id).toBe(card?.pictures[0]?.id);
    const cards = await file(senior, 'name=report_on_catalog_reports&from=2026-01-01&to=2026-12-31');
    const requests = column('report_on_catalog_reports', cards.rows, 'requests');
    expect(requests.some((count) => Number(count) > 0)).toBe(true);
    const industries = await page('number_of_suppliers_industry');
    const rows = industries.rows.map(({ cells }) => cells);
    expect(column('number_of_suppliers_industry', rows, 'cards').some((count) => Number(count) > 0)).toBe(true);
  });

  it.each([
    ['name=nonsense', 'name'],
    ['name=report_on_search_requests&from=yesterday', 'from'],
    ['name=report_on_search_requests&to=2026-02-30', 'to'],
    ['name=report_on_search_requests&from=2026-11-08&to=2026-11-01', 'to'],
    ['name=report_on_search_requests&from=2024-11-08&to=2026-11-01', 'from'],
    ['name=report_on_search_requests&period=x~y', 'period'],
    ['name=report_on_search_requests&step=year', 'step'],
    ['name=report_on_search_requests&section=nonsense', 'section'],
    ['name=report_on_buyers&sort[views]=asc', 'sort.views'],
    ['name=report_on_buyers&sort[secret]=asc', 'sort.secret'],
    ['name=report_on_buyers&page=0', 'page'],
  ])('rejects %s on its field, on the screen and for a file', async (query, field) => {
    for (const answer of [await senior.call(`/broker/reports?${query}`), await senior.post(`/broker/reports?${query}`)])
      expect([answer.status, Object.keys(answer.failure.data.error)]).toEqual([422, [field]]);
  });

  it('lists every report with the period of its file, or with the time when it was computed', async () => {
    const { all, counted_at } = await page('catalog_analysis');
    expect(all.map(({ name }) => name)).toEqual(reportNames);
    expect(all.find(({ name }) => name === 'catalog_analysis')?.counted_at).toBe(counted_at);
    const [searched] = all.filter(({ name }) => name === 'report_on_search_requests');
    expect(new Date(searched?.from ?? '').getUTCDay()).toBe(1);
    expect(all.find(({ name }) => name === 'report_on_buyers')).toMatchObject({ from: null, counted_at: null });
  });

  it('defaults to the first report, but a file needs the name of its report', async () => {
    expect((await senior.get<ReportView>('/broker/reports')).name).toBe('catalog_analysis');
    const refused = await senior.post('/broker/reports');
    expect([refused.status, Object.keys(refused.failure.data.error)]).toEqual([422, ['name']]);
  });
});
