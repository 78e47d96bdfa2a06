// @vitest-environment jsdom
import { type ReportDownloadsView, type ReportName, type ReportView, reports } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';
import { reportChart } from './report-chart';

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
  sums: reports[name].columns.map(() => null),
  ...over,
});

const searches = aReport('report_on_search_requests', {
  ...{ from: '2026-11-02', to: '2026-11-15', total: 2418 },
  rows: [
    { id: 'чай чёрный', cells: ['чай чёрный', 2840, 0.0587, 0, 1912, 'Чай чёрный Ассам'] },
    { id: 'люк D400', cells: ['люк D400', 1185, 0.025, 1185, 0, null] },
  ],
  sums: [null, 48_360, 1, 5742, 27_806, null],
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

/** Opens the reports as a senior; every question for a report is kept. */
async function open(query: string, answer: (search: URLSearchParams) => ReportView) {
  const asked: URLSearchParams[] = [];
  answers(`${address}/downloads`, log);
  server.use(
    http.get(address, ({ request }) => {
      const search = new URL(request.url).searchParams;
      asked.push(search);
      return HttpResponse.json({ success: true, data: answer(search) });
    }),
  );
  const context = aContext('broker');
  if (context.user) context.user.permissions = [...context.user.permissions, 'report'];
  const app = await renderApp(`${address}${query}`, context);
  return { ...app, asked };
}

it('shows figures, chart, rows with what they and all come to, and what was taken away', async () => {
  await open('?name=report_on_search_requests', () => searches);
  const table = await screen.findByRole('table', { name: 'Слова' });
  await within(table).findByText('чай чёрный');
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => plain(textContent));
  expect(rows[1]).toBe('чай чёрный2 8405,87 %01 912Чай чёрный Ассам');
  expect(rows[2]).toBe('люк D4001 1852,5 %1 1850—');
  expect(rows.at(-2)).toMatch(/^На странице 2 строки.*4 025/);
  expect(rows.at(-1)).toMatch(/^Всего.*48 360.*5 742.*27 806/);
  expect(screen.getByRole('link', { name: /^Поисковые запросы/ }).getAttribute('aria-current')).toBe('page');
  const chart = screen.getByRole('table', { name: 'Поиски и доля поисков без результата' });
  expect(plain(chart.textContent)).toContain('5 210');
  expect(screen.getByText('02.11.2026 – 15.11.2026')).toBeTruthy();
  expect(
    within(screen.getByRole('table', { name: 'Журнал скачиваний' })).getByText('Орлова Анна за Соколов Илья'),
  ).toBeTruthy();
});

it('another report is a link away; its filters and order stand in the address, and lifting them keeps it open', async () => {
  const { user, asked, router } = await open('?name=report_on_search_requests&language=en', (search) =>
    search.get('name') === 'report_on_buyers'
      ? aReport('report_on_buyers', { total: 1, rows: [{ id: 'c', cells: ['ООО «Волга»', ...Array(11).fill(null)] }] })
      : searches,
  );
  await screen.findByText('чай чёрный');
  expect(asked[0]?.get('language')).toBe('en');
  await user.click(screen.getByRole('button', { name: /^Сбросить/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?name=report_on_search_requests'));
  await user.click(screen.getByRole('link', { name: /^Покупатели/ }));
  await screen.findByText('ООО «Волга»');
  await user.click(within(screen.getByRole('table', { name: 'Компании' })).getByRole('button', { name: 'Людей' }));
  await waitFor(() => expect(asked.at(-1)?.get('sort[people]')).toBe('asc'));
  expect(asked.at(-1)?.get('name')).toBe('report_on_buyers');
});

it('the file is the whole report by what is in force; then the log is asked for again', async () => {
  const taken: URLSearchParams[] = [];
  const { user } = await open(
    '?name=report_on_search_requests&language=ru&limit=30&page=2&period=2026-11-02~2026-11-15',
    () => searches,
  );
  server.use(
    http.post(address, ({ request }) => {
      taken.push(new URL(request.url).searchParams);
      return HttpResponse.arrayBuffer(new ArrayBuffer(2048), {
        headers: { 'Content-Disposition': 'attachment; filename="searches.xlsx"' },
      });
    }),
  );
  await user.click(await screen.findByRole('button', { name: /^Скачать .xlsx, 2.418 строк$/ }));
  await screen.findByText('searches.xlsx');
  expect(Object.fromEntries(taken[0] ?? [])).toEqual({
    ...{ name: 'report_on_search_requests', language: 'ru', period: '2026-11-02~2026-11-15' },
  });
});

it('without rows says so; a report that does not come says why and is asked for again', async () => {
  await open('', () => aReport('catalog_analysis'));
  expect(await screen.findByText('Здесь пока нечего показать')).toBeTruthy();
});

it('a refusal is told, and asked again when pressed', async () => {
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
  expect(await screen.findByText('Здесь пока нечего показать')).toBeTruthy();
});

it('a chart is labelled by its days, or by months where its bars are longer than a week', () => {
  const words = { axis: 'С', lineOf: (line: string) => line, today: '2026-11-15' };
  const chart = (labels: string[], to: string | null = null) =>
    reportChart(
      { points: labels.map((label) => ({ label, values: [1, 0.5] })), to },
      ['searches', 'missed_share'],
      words,
    );
  expect(chart(['2026-11-02', '2026-11-09']).places[0]?.label).toBe('02.11');
  expect(chart(['2026-10-01', '2026-11-01']).places[1]?.label).toBe('11.2026');
  expect(chart(['2026-10-01']).panes.map(({ kind }) => kind)).toEqual(['bars', 'line']);
  // The last bar is drawn as one that runs while its days do.
  const runs = (to: string | null) => chart(['2026-11-09'], to).panes[0]?.isToday;
  expect([runs(null), runs('2026-11-15'), runs('2026-11-14')]).toEqual([true, true, false]);
});
