// @vitest-environment jsdom
import type { ListCodec } from '@setu/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { useListQuery } from '../../ui/list-page/use-list-query';
import { EmptyState } from '../../ui/states/states';
import type { ListFilter } from './list-filters';
import { ListPage } from './list-page';
import type { ListSource } from './list-source';

const codec = {
  sorts: ['name'],
  filters: {
    search: { kind: 'text' },
    price: { kind: 'price' },
    on: { kind: 'days' },
    owner: { kind: 'set' },
    unread: { kind: 'set' },
  },
} as const satisfies ListCodec;

interface Pump {
  id: string;
  name: string;
}

const filters: ListFilter<typeof codec>[] = [
  { kind: 'search', name: 'search', label: 'Поиск' },
  { kind: 'price', name: 'price', label: 'Цена, ₽' },
  { kind: 'days', name: 'on', label: 'Опубликован' },
  { kind: 'choice', name: 'owner', label: 'Менеджер', options: [{ value: 'a', label: 'Панова Т.' }], unknown: '—' },
  { kind: 'flag', name: 'unread', label: 'Только новые', value: '1' },
];

const pumps: Pump[] = [
  { id: '1', name: 'Насос' },
  { id: '2', name: 'Помпа' },
];

const loaded = (total = pumps.length, isAtLeast = false): ListSource<Pump> => ({
  page: { rows: total > 0 ? pumps : [], total, isAtLeast },
  problem: null,
  isFetching: false,
  onRetry: vi.fn(),
});

const failed = (problem: ListSource<Pump>['problem']): ListSource<Pump> => ({
  problem,
  isFetching: false,
  onRetry: vi.fn(),
});

function Pumps({ source }: { source: ListSource<Pump> }) {
  const place = useListQuery(codec);
  return (
    <ListPage
      title="Насосы"
      place={place}
      source={source}
      filters={filters}
      table={{
        columns: [{ id: 'name', title: 'Название', sortKey: 'name', cell: ({ name }) => name }],
        rowId: ({ id }) => id,
        rowName: ({ name }) => name,
        ownSort: { key: 'name', direction: 'desc' },
        rowHref: ({ id }) => `/pump/${id}`,
      }}
      nothing={<EmptyState title="Насосов пока нет" />}
      actions={<button type="button">Выгрузить</button>}
      mainAction={<a href="/pump/new">Новый насос</a>}
      phoneHead="short"
    />
  );
}

function Origin() {
  return <p>{JSON.stringify(useLocation().state)}</p>;
}

function renderPumps(source: ListSource<Pump>, address = '/pumps') {
  const router = createMemoryRouter(
    [
      { path: '/pumps', element: <Pumps source={source} /> },
      { path: '/pump/:id', element: <Origin /> },
    ],
    { initialEntries: [address] },
  );
  render(
    <>
      <RouterProvider router={router} />
    </>,
  );
  return { router, user: userEvent.setup() };
}

describe('The states of a list', () => {
  it('nothing yet: says what the list is for, without filters that could find nothing', () => {
    renderPumps(loaded(0));
    expect(screen.getByRole('heading', { name: 'Насосов пока нет' })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('nothing matches: the filters stay, and one press clears them', async () => {
    const { user, router } = renderPumps(loaded(0), '/pumps?search=ъ');
    expect(screen.getByRole('searchbox')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('access denied: says so instead of showing rows', () => {
    renderPumps(failed({ kind: 'forbidden', message: 'Список открыт менеджерам' }));
    expect(screen.getByText('Список открыт менеджерам')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('failed: shows the reason, the code and a retry button', async () => {
    const source = failed({ kind: 'server', message: 'Не отвечает', requestId: 'req-9' });
    const { user } = renderPumps(source);
    expect(screen.getByText('req-9')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(source.onRetry).toHaveBeenCalledOnce();
  });

  it('loading: placeholders instead of rows, and no guessed number', () => {
    renderPumps({ problem: null, isFetching: true, onRetry: vi.fn() });
    expect(screen.getByRole('table').closest('[aria-busy="true"]')).not.toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Насосы');
  });

  it('found: the number is in the title and announced politely, with a plus if it is a lower bound', () => {
    renderPumps(loaded(10_000, true));
    const title = screen.getByRole('heading', { level: 1 }).textContent?.replace(/\s/g, ' ');
    expect(title).toContain('10 000+');
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(announced).toContain('Найдено: 10 000+');
  });
});

describe('The address of a list', () => {
  it('a page beyond the last one becomes the last one', async () => {
    const { router } = renderPumps(loaded(25), '/pumps?page=9');
    await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
  });

  it('every applied filter is a chip that clears itself', async () => {
    const address = '/pumps?price[0]=9&price[1]=20&on=2026-11-01~&owner=a,gone';
    const { user, router } = renderPumps(loaded(), address);
    const chips = within(screen.getByRole('list', { name: 'Применённые фильтры' }));
    const texts = chips.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(texts.slice(0, 4)).toEqual([
      'Цена, ₽: 9 – 20',
      'Опубликован: 01.11.2026 – …',
      'Менеджер: Панова Т.',
      'Менеджер: —',
    ]);
    await user.click(chips.getByRole('button', { name: /Цена/ }));
    await user.click(chips.getByRole('button', { name: /Панова/ }));
    await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toBe('?on=2026-11-01~&owner=gone'));
  });

  it('reversed bounds are put in order', async () => {
    const { user, router } = renderPumps(loaded());
    await user.type(screen.getByRole('textbox', { name: 'Цена, ₽: До' }), '5');
    await user.type(screen.getByRole('textbox', { name: 'Цена, ₽: От' }), '70{Enter}');
    await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toBe('?price[0]=5&price[1]=70'));
  });

  it('the list’s own order is marked, and a press on its header reverses it', async () => {
    const { user, router } = renderPumps(loaded());
    const head = () => screen.getByRole('columnheader', { name: /Название/ });
    expect(head().getAttribute('aria-sort')).toBe('descending');
    await user.click(screen.getByRole('button', { name: /Название/ }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?sort[name]=asc'.replace('[', '%5B').replace(']', '%5D')),
    );
    expect(head().getAttribute('aria-sort')).toBe('ascending');
  });

  it('a checkbox sets its one value', async () => {
    const { user, router } = renderPumps(loaded());
    await user.click(screen.getByRole('checkbox', { name: 'Только новые' }));
    await waitFor(() => expect(router.state.location.search).toBe('?unread=1'));
  });

  it('a row links to its page and remembers the way back to this place in the list', async () => {
    const { user } = renderPumps(loaded(), '/pumps?search=нас');
    await user.click(screen.getByRole('cell', { name: 'Насос' }));
    expect(await screen.findByText(/\{"from":"\/pumps\?search=/)).toBeTruthy();
  });
});

it('on a phone the head shows the main action, keeps the others in a menu, and names the search that it opens', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('767'), addEventListener() {}, removeEventListener() {} }) as never,
  );
  const { user } = renderPumps(loaded());
  expect(screen.getByRole('heading', { level: 1, name: 'Насосы' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Новый насос' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Выгрузить' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Другие действия' }));
  expect(screen.getByRole('button', { name: 'Выгрузить' })).toBeTruthy();
  const opener = screen.getByRole('button', { name: 'Поиск и фильтры' });
  await user.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  vi.restoreAllMocks();
});
