// @vitest-environment jsdom
import type { ListCodec } from '@setu/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatNumber } from '../../i18n/formats';
import { loadTexts } from '../../i18n/load-texts';
import { server, withServer } from '../../testing/server';
import { useListQuery } from '../../ui/list-page/use-list-query';
import { EmptyState } from '../../ui/states/states';
import type { ListSource } from '../list-page/list-source';
import { ReportPage } from './report-page';

withServer();
beforeAll(() => loadTexts('reports'));
beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:report');
  URL.revokeObjectURL = vi.fn();
  // jsdom does not follow links to files.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

const codec = {
  sorts: ['searches'],
  filters: { period: { kind: 'days' }, search: { kind: 'text' } },
} as const satisfies ListCodec;

interface Word {
  word: string;
  searches: number;
}

const found = (rows: Word[]): ListSource<Word> => ({
  page: { rows, total: rows.length },
  problem: null,
  isFetching: false,
  onRetry: vi.fn(),
});

const words = [
  { word: 'чай чёрный', searches: 2840 },
  { word: 'насос', searches: 2310 },
];

function Searches({ source }: { source: ListSource<Word> }) {
  const place = useListQuery(codec);
  return (
    <ReportPage
      title="Отчёты"
      heading="Поисковые запросы"
      reports={[
        { id: 'searches', title: 'Поисковые запросы', text: 'Слова', to: '/reports', isCurrent: true },
        { id: 'buyers', title: 'Покупатели', text: 'Компании', to: '/reports/buyers', isCurrent: false },
      ]}
      place={place}
      source={source}
      filters={[
        { kind: 'search', name: 'search', label: 'Слово' },
        { kind: 'days', name: 'period', label: 'Период' },
      ]}
      figures={[{ id: 'all', label: 'Поисков', value: source.page && formatNumber(48_360), note: 'за 12 недель' }]}
      chart={{
        label: 'Поиски по неделям',
        data: source.page && {
          axis: 'Неделя',
          places: [{ id: '1', label: '16.11' }],
          panes: [{ id: 'count', title: 'Поисков', kind: 'bars', values: [3540], format: formatNumber }],
        },
      }}
      table={{
        savedAs: 'test-searches',
        title: 'Слова',
        columns: [
          { id: 'word', title: 'Слово', cell: ({ word }) => word },
          {
            id: 'searches',
            title: 'Поисков',
            align: 'end',
            sortKey: 'searches',
            cell: (row) => formatNumber(row.searches),
          },
        ],
        rowId: ({ word }) => word,
        rowName: ({ word }) => word,
        totals: [{ id: 'period', label: 'Всего за период', cells: { searches: formatNumber(48_360) } }],
      }}
      file={{ path: '/broker/reports?name=searches', fallbackName: 'searches.xlsx', init: { method: 'POST' } }}
      nothing={<EmptyState title="Поисков ещё не было" />}
    />
  );
}

function open(source: ListSource<Word>, address = '/reports') {
  const router = createMemoryRouter([{ path: '/reports', element: <Searches source={source} /> }], {
    initialEntries: [address],
  });
  render(
    <>
      <RouterProvider router={router} />
    </>,
  );
  return { router, user: userEvent.setup() };
}

const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');

describe('A report', () => {
  it('shows figures, the chart’s values and rows with totals, and marks the open report', () => {
    open(found(words));
    expect(screen.getByRole('link', { name: /Поисковые запросы/ }).getAttribute('aria-current')).toBe('page');
    const rows = within(screen.getByRole('table', { name: 'Слова' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
      'СловоПоисков',
      'чай чёрный2 840',
      'насос2 310',
      'Всего за период48 360',
    ]);
    expect(within(screen.getByRole('table', { name: 'Поиски по неделям' })).getByText('16.11')).toBeTruthy();
  });

  it('keeps its order and filters in the address', async () => {
    const { user, router } = open(found(words));
    await user.click(within(screen.getByRole('table', { name: 'Слова' })).getByRole('button', { name: 'Поисков' }));
    await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toBe('?sort[searches]=asc'));
    await user.type(screen.getByRole('searchbox', { name: 'Слово' }), 'чай{Enter}');
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('search')).toBe('чай'));
  });

  it('explains without rows what it will show, and after a failure shows the reason with a retry button', async () => {
    open(found([]));
    expect(screen.getByRole('heading', { name: 'Поисков ещё не было' })).toBeTruthy();
    const failed: ListSource<Word> = {
      problem: { kind: 'server', message: 'Отчёт не отвечает' },
      isFetching: false,
      onRetry: vi.fn(),
    };
    const { user } = open(failed);
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(failed.onRetry).toHaveBeenCalledOnce();
  });
});

const address = '/broker/reports';

describe('The file of a report', () => {
  it('is saved under the server’s name', async () => {
    server.use(
      http.post(address, () =>
        HttpResponse.arrayBuffer(new ArrayBuffer(2048), {
          headers: { 'Content-Disposition': 'attachment; filename="searches-2026.xlsx"' },
        }),
      ),
    );
    const { user } = open(found(words));
    await user.click(screen.getByRole('button', { name: 'Скачать файл' }));
    await screen.findByText('searches-2026.xlsx');
    expect(plain(screen.getByText(/^Сохранён/).textContent)).toBe('Сохранён, 2 КБ');
  });

  it('shows after a failure the reason and the code for support, and can be requested again', async () => {
    const refusal = { success: false, message: 'Период длиннее года', data: { error: 'bad_period' } };
    server.use(
      http.post(address, () => HttpResponse.json(refusal, { status: 422, headers: { 'X-Request-Id': 'req-5' } })),
    );
    const { user } = open(found(words));
    await user.click(screen.getByRole('button', { name: 'Скачать файл' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Период длиннее года');
    expect(screen.getByText('req-5')).toBeTruthy();
    server.use(http.post(address, () => HttpResponse.arrayBuffer(new ArrayBuffer(1))));
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await screen.findByText('searches.xlsx');
  });

  it('can be stopped while it downloads', async () => {
    server.use(http.post(address, () => delay('infinite')));
    const { user } = open(found(words));
    await user.click(screen.getByRole('button', { name: 'Скачать файл' }));
    expect(await screen.findByRole('progressbar', { name: 'Поисковые запросы' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Остановить' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
