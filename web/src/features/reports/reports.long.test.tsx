// @vitest-environment jsdom
import { type ReportDownloadsView, type ReportName, type ReportView, reports } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';
import { firstDayShown, reportChart } from './report-chart';

withServer();
beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:report');
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

const address = '/broker/reports';
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');

const aReport = (name: ReportName, over: Partial<ReportView> = {}): ReportView => ({
  ...{ name, from: null, to: null, counted_at: null, total: 0, rows: [], points: [] },
  ...{ sums: reports[name].columns.map(() => null), sums_before: null, step: null },
  all: [
    { name: 'catalog_analysis', from: null, to: null, counted_at: '2026-01-02T03:00:00Z' },
    { name: 'report_on_search_requests', from: '2026-08-31', to: '2026-11-20', counted_at: null },
    { name: 'report_on_buyers', from: null, to: null, counted_at: null },
  ],
  ...over,
});

const searches = aReport('report_on_search_requests', {
  ...{ from: '2026-11-02', to: '2026-11-15', total: 2418 },
  rows: [
    { id: 'чай чёрный', picture: null, cells: ['чай чёрный', 2840, 0.0587, 0, 1912, 'Чай чёрный Ассам'] },
    { id: 'люк D400', picture: null, cells: ['люк D400', 1185, 0.025, 1185, 0, null] },
  ],
  ...{
    sums: [null, 48_360, 1, 5742, 27_806, null],
    sums_before: [null, 40_300, null, 6166, 20_150, null],
    step: 'week',
  },
  points: [
    { label: '2026-11-02', values: [4920, 0.12] },
    { label: '2026-11-09', values: [5210, 0.098] },
  ],
});

const log: ReportDownloadsView = {
  list: [
    {
      ...{ name: 'report_on_suppliers', from: null, to: null, at: '2026-11-20T08:00:00Z' },
      ...{ person: 'Соколов Илья', acting_person: 'Орлова Анна' },
    },
  ],
};

/** Opens the reports as a senior manager and records every query for a report. */
async function open(query: string, answer: (search: URLSearchParams) => ReportView) {
  const calls: URLSearchParams[] = [];
  answers(`${address}/downloads`, log);
  answers('/catalog/tree', { tree: [] });
  server.use(
    http.get(address, ({ request }) => {
      const search = new URL(request.url).searchParams;
      calls.push(search);
      return HttpResponse.json({ success: true, data: answer(search) });
    }),
  );
  const context = aContext('broker');
  if (context.user) context.user.permissions = [...context.user.permissions, 'report'];
  const app = await renderApp(`${address}${query}`, context);
  return { ...app, calls };
}

it('a report shows figures, chart, rows with their total, and the download log', async () => {
  await open('?name=report_on_search_requests', () => searches);
  const table = await screen.findByRole('table', { name: 'По словам' });
  await within(table).findByText('чай чёрный');
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => plain(textContent));
  expect(rows[1]).toBe('чай чёрный2 8405,87 %01 912Чай чёрный Ассам');
  expect(rows[2]).toBe('люк D4001 1852,5 %1 1850ничего');
  expect(rows.at(-1)).toMatch(/^Всего.*48 360.*5 742.*27 806/);
  expect(screen.getByRole('link', { name: /^Поисковые запросы/ }).getAttribute('aria-current')).toBe('page');
  const chart = screen.getByRole('table', { name: 'Поиски и доля поисков без результата' });
  expect(plain(chart.textContent)).toContain('5 210');
  expect(screen.getByText('02.11.2026 – 15.11.2026. Слова короче 3 букв не учитываются.')).toBeTruthy();
  expect(
    within(screen.getByRole('table', { name: 'Скачивания' })).getByText('Соколов Илья (заместитель: Орлова Анна)'),
  ).toBeTruthy();
});

it('amounts are in the reader’s currency with the rate, as on all screens, and the file is said to be in rupees', async () => {
  const figures = [60, 1, 3, 0.85, 'кг', 100, 2000, 1, 1, 1, 1];
  // The unit of the prices is shown even if all rows have the same.
  const rows = ['Чай чёрный', 'Чай белый', 'Кофе'].map((id) => ({
    id,
    picture: null,
    cells: ['Товары', 'Чай', id, ...figures],
  }));
  const { columns } = reports.catalog_analysis;
  await open('?name=catalog_analysis', () =>
    aReport('catalog_analysis', { total: 3, rows, sums: columns.map(() => null) }),
  );
  const table = within(await screen.findByRole('table', { name: 'Подкатегории' }));
  expect((await table.findAllByText(/^91,84\s₽$/)).length).toBeGreaterThan(0);
  expect(plain(table.getAllByRole('row')[1]?.textContent)).toMatch(/^Чай чёрный60.*85 %кг91,84 ₽/);
  expect(screen.getByText(/^Суммы пересчитаны по курсу 0,9184\s₽ на .*В файле \.xlsx они в рупиях\.$/)).toBeTruthy();
});

it('a link opens another report, the address holds its filters and sorting, and clearing the filters keeps the report open', async () => {
  const { user, calls, router } = await open('?name=report_on_search_requests&language=en', (search) =>
    search.get('name') === 'report_on_buyers'
      ? aReport('report_on_buyers', {
          total: 1,
          rows: [{ id: 'c', picture: null, cells: ['ООО «Волга»', ...Array(11).fill(null)] }],
        })
      : searches,
  );
  await screen.findByText('чай чёрный');
  expect(calls[0]?.get('language')).toBe('en');
  await user.click(screen.getByRole('button', { name: /^Сбросить/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?name=report_on_search_requests'));
  const cards = within(screen.getByRole('navigation', { name: 'Отчёты' }));
  await user.click(cards.getByRole('link', { name: /^Заказчики/ }));
  await screen.findByText('ООО «Волга»');
  await user.click(
    within(screen.getByRole('table', { name: 'Компании' })).getByRole('button', { name: 'Пользователей' }),
  );
  await waitFor(() => expect(calls.at(-1)?.get('sort[people]')).toBe('asc'));
  expect(calls.at(-1)?.get('name')).toBe('report_on_buyers');
});

it('the file contains the full report with the current filters, and the log is loaded again', async () => {
  const downloads: URLSearchParams[] = [];
  const { user } = await open(
    '?name=report_on_search_requests&language=ru&limit=30&page=2&period=2026-11-02~2026-11-15',
    () => searches,
  );
  server.use(
    http.post(address, ({ request }) => {
      downloads.push(new URL(request.url).searchParams);
      return HttpResponse.arrayBuffer(new ArrayBuffer(2048), {
        headers: { 'Content-Disposition': 'attachment; filename="searches.xlsx"' },
      });
    }),
  );
  await user.click(await screen.findByRole('button', { name: /^Скачать .xlsx, 2.418 строк$/ }));
  await screen.findByText('searches.xlsx');
  expect(Object.fromEntries(downloads[0] ?? [])).toEqual({
    ...{ name: 'report_on_search_requests', language: 'ru', period: '2026-11-02~2026-11-15' },
  });
});

it('a report without rows says so', async () => {
  await open('', () => aReport('catalog_analysis'));
  expect(await screen.findByText('Данных пока нет')).toBeTruthy();
});

it('a rejected report can be retried', async () => {
  let isDown = true;
  const { user } = await open('?name=report_on_buyers', () => aReport('report_on_buyers'));
  server.use(
    http.get(address, () => {
      if (isDown)
        return HttpResponse.json({ success: false, message: 'Занято', data: { error: 'x' } }, { status: 429 });
      return HttpResponse.json({ success: true, data: aReport('report_on_suppliers') });
    }),
  );
  await user.click(await screen.findByRole('link', { name: /^Поставщики Карточки|^ПоставщикиКарточки/ }));
  const again = await screen.findByRole('button', { name: 'Повторить' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText('Данных пока нет')).toBeTruthy();
});

it('figures are compared with the preceding period of equal length', async () => {
  await open('?name=report_on_search_requests', () => searches);
  await screen.findByText('чай чёрный');
  const notes = (label: string) => plain(screen.getByText(label, { selector: 'dt' }).parentElement?.textContent);
  expect([notes('Поисков'), notes('Без результата'), notes('Открыли карточку')]).toEqual([
    'Поисков48 360+20 % к 2 предыдущим неделям',
    'Без результата5 74211,87 % поисков, было 15,3 %',
    'Открыли карточку27 80657,5 % поисков, было 50 %',
  ]);
});

it('the address holds the chart step and the choice of words, and the file applies only the choice of words', async () => {
  const { user, calls } = await open('?name=report_on_search_requests', () => searches);
  await screen.findByText('чай чёрный');
  await user.click(screen.getByRole('radio', { name: 'День' }));
  await waitFor(() => expect(calls.at(-1)?.get('step')).toBe('day'));
  await user.click(screen.getByRole('radio', { name: 'Новые' }));
  await waitFor(() => expect(calls.at(-1)?.get('show')).toBe('new'));
  const downloads: URLSearchParams[] = [];
  server.use(
    http.post(address, ({ request }) => {
      downloads.push(new URL(request.url).searchParams);
      return HttpResponse.arrayBuffer(new ArrayBuffer(8));
    }),
  );
  await user.click(screen.getByRole('button', { name: '.xlsx: Поисковые запросы' }));
  await waitFor(() => expect(Object.fromEntries(downloads[0] ?? [])).toEqual({ name: searches.name, show: 'new' }));
});

it('each report card shows its period and downloads the file without opening the report', async () => {
  const { user } = await open('?name=report_on_search_requests', () => searches);
  await screen.findByText('чай чёрный');
  const cards = screen.getByRole('navigation', { name: 'Отчёты' });
  expect(within(cards).getByText('31.08 – 20.11.2026')).toBeTruthy();
  expect(within(cards).getByText('сейчас')).toBeTruthy();
  const downloads: string[] = [];
  server.use(
    http.post(address, ({ request }) => {
      downloads.push(new URL(request.url).search);
      return HttpResponse.arrayBuffer(new ArrayBuffer(8));
    }),
  );
  await user.click(within(cards).getByRole('button', { name: '.xlsx: Заказчики' }));
  await screen.findByText('Заказчики.xlsx');
  expect(downloads).toEqual(['?name=report_on_buyers']);
});

const words = {
  ...{ axis: 'С', lineOf: (line: string) => line, barsOf: (line: string, step: string) => `${line} ${step}` },
  ...{ stepOf: (step: string) => step, lastFull: 'full', running: 'runs', cut: 'cut', today: '2026-11-15' },
  days: (count: number) => `${count} days`,
};
const chartOf = (labels: string[], over: Partial<ReportView>) =>
  reportChart(
    {
      points: labels.map((label) => ({ label, values: [1, 0.5] })),
      ...{ from: null, to: null, step: null, ...over },
    },
    ['searches', 'missed_share'],
    words,
  );

it('a chart begins at its first figure', () => {
  const points = ['2026-11-02', '2026-11-09', '2026-11-16'].map((label, at) => ({ label, values: [at, 0] }));
  expect(chartOf([], { points, step: 'week' }).places.map(({ id }) => id)).toEqual(['2026-11-09', '2026-11-16']);
  expect([firstDayShown(points), firstDayShown(points.slice(1))]).toEqual(['2026-11-09', null]);
});

it('a chart is labelled by its days, or by months', () => {
  expect(chartOf(['2026-11-02', '2026-11-09'], { from: '2026-11-04', to: '2026-11-15', step: 'week' }).places).toEqual([
    { id: '2026-11-02', label: '04.11', name: '04.11.2026' },
    { id: '2026-11-09', label: '09.11', name: '09.11.2026' },
  ]);
  const months = chartOf(['2026-10-01', '2026-11-01'], {});
  expect(months.places[1]).toMatchObject({ label: '11.2026', note: '15 days' });
  expect(months.panes.map(({ kind, title }) => [kind, title])).toEqual([
    ['bars', 'searches month'],
    ['line', 'missed_share'],
  ]);
});

it.each([
  [
    'is running on its last day, without a number of days that reads like a full week',
    '2026-11-09',
    { from: '2026-11-01', to: '2026-11-15', step: 'week' },
    'runs',
    undefined,
  ],
  [
    'is cut off at the end of the period',
    '2026-11-09',
    { from: '2026-11-01', to: '2026-11-12', step: 'week' },
    'cut',
    '4 days',
  ],
  [
    'is full once its week is over',
    '2026-11-02',
    { from: '2026-11-01', to: '2026-11-08', step: 'week' },
    undefined,
    undefined,
  ],
  ['is running if it is today', '2026-11-15', { from: '2026-11-01', to: '2026-11-15', step: 'day' }, 'runs', undefined],
  ['is full for a past day', '2026-11-14', { from: '2026-11-01', to: '2026-11-14', step: 'day' }, undefined, undefined],
] as const)('the last bar %s', (_what, label, over, state, note) => {
  const chart = chartOf([label], over);
  expect([chart.legend?.find(({ look }) => look === 'running')?.label, chart.places[0]?.note]).toEqual([state, note]);
  expect(chart.panes[0]?.isToday).toBe(state !== undefined);
});
