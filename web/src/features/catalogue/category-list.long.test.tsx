// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { aCard, aCategoryList, ids } from '../../testing/builders/card';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

const list = `/catalog/category/${ids.category}`;

it('the price filter goes into the address and to the server, with the lower bound first', async () => {
  const calls = answers(list, aCategoryList());
  const { user, router } = await renderApp(list, aContext('visitor'));
  expect(await screen.findByText('Насосы', { selector: 'h1' })).toBeTruthy();
  expect(calls).toHaveLength(1);
  await user.type(screen.getByLabelText(/Цена.*От/), '3000{Enter}');
  await user.type(screen.getByLabelText(/Цена.*До/), '100{Enter}');
  await waitFor(() => {
    const params = new URLSearchParams(router.state.location.search);
    expect([params.get('f_price[0]'), params.get('f_price[1]')]).toEqual(['100', '3000']);
  });
  await waitFor(() => expect(calls.at(-1)?.searchParams.get('f_price[0]')).toBe('100'));
  expect(await screen.findByText(/Цена 100 ₽ – 3 000 ₽/)).toBeTruthy();
});

it('breadcrumbs in another language than the reader’s are marked with their language', async () => {
  const english = (name: string) => ({ id: ids.tree, name, langs: { name: 'en' as const } });
  answers(list, aCategoryList({ breadcrumbs: [english('Machines')] }));
  await renderApp(list, aContext('visitor'));
  expect((await screen.findByRole('link', { name: 'Machines' })).getAttribute('lang')).toBe('en');
  expect(screen.getByText('Насосы', { selector: '[aria-current]' }).hasAttribute('lang')).toBe(false);
});

it('a corrected search says so, and links to the search as typed and back', async () => {
  const calls = answers('/catalog/category/', (url: URL) =>
    aCategoryList({
      ...{ category: null, breadcrumbs: [] },
      corrected_search: url.searchParams.has('f_exact') ? null : 'насос центробежный',
    }),
  );
  const { user, router } = await renderApp(
    '/catalog/category/?f_search=насос центрабежный&f[sample]=yes',
    aContext('visitor'),
  );
  const note = await screen.findByText(/Показаны результаты/);
  expect(note.textContent).toBe(
    'По запросу «насос центрабежный» ничего не найдено. Показаны результаты по запросу «насос центробежный»',
  );
  expect(note.querySelector('b')?.textContent).toBe('центробежный');
  expect(note.getAttribute('role')).toBe('status');
  await user.click(screen.getByRole('link', { name: 'Искать «насос центрабежный»' }));
  await waitFor(() => expect(calls.at(-1)?.searchParams.get('f_exact')).toBe('1'));
  expect(calls.at(-1)?.searchParams.get('f[sample]')).toBe('yes');
  await user.click(await screen.findByRole('link', { name: 'Искать с исправлением опечаток' }));
  await waitFor(() => expect(router.state.location.search).not.toContain('f_exact'));
  expect(await screen.findByText(/Показаны результаты/)).toBeTruthy();
});

it('a new search typed in the list can be corrected, even after an exact one', async () => {
  answers(list, aCategoryList());
  const { user, router } = await renderApp(`${list}?f_search=насос&f_exact=1`, aContext('visitor'));
  await screen.findByText('Ищем точно по запросу «насос».');
  // The header has the only search box, and a search inside a category stays there.
  expect(screen.queryAllByRole('searchbox')).toEqual([]);
  const box = screen.getByRole('combobox', { name: 'Поиск по каталогу' });
  await user.clear(box);
  await user.type(box, 'вентиль{Enter}');
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ f_search: 'вентиль' }),
  );
});

it('opening a card from a search is reported with the search, but without the user', async () => {
  const search = '99999999-0000-4000-8000-000000000001';
  answers('/catalog/category/', aCategoryList({ category: null, breadcrumbs: [], search_id: search }));
  const reports: unknown[] = [];
  server.use(
    http.post('/catalog/opened', async ({ request }) => {
      reports.push(await request.json());
      return HttpResponse.json({ success: true, data: {} });
    }),
  );
  const notFound = { success: false, message: 'Нет', data: { error: 'not_found' } };
  server.use(http.get('/catalog/product/:category/:card', () => HttpResponse.json(notFound, { status: 404 })));
  const { user } = await renderApp('/catalog/category/?f_search=насос', aContext('visitor'));
  await user.click(await screen.findByRole('link', { name: 'Насос центробежный' }));
  await waitFor(() => expect(reports).toEqual([{ search, sku: aCard().sku_id }]));
});

it('a search without results offers the nearest categories, the full catalogue, a request, and clearing the search', async () => {
  const none = { items: [], total_item_count: 0, at_least: false, page: 1, limit: 10 };
  const nearest = { id: ids.tea, name: 'Уплотнения и сальники', langs: {}, sku_count: 86 };
  answers(list, (url: URL) =>
    url.searchParams.has('f_search')
      ? aCategoryList({
          pagination: none,
          nearest_categories: [nearest],
          shorter_searches: [{ search: 'сальник', sku_count: 24 }],
        })
      : aCategoryList(),
  );
  const { user, router } = await renderApp(`${list}?f_search=сальник 35`, aContext('visitor'));
  await screen.findByText('Ничего не найдено');
  const way = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(way(/Уплотнения и сальники\s*86 позиций/)).toBe(`/catalog/category/${ids.tea}`);
  expect(way(/сальник\s*24 позиции/)).toBe(`/catalog/category/?f_search=${encodeURIComponent('сальник')}`);
  expect(way(/Искать во всём каталоге/)).toBe(`/catalog/category/?f_search=${encodeURIComponent('сальник 35')}`);
  expect(decodeURIComponent(decodeURIComponent(way(/Найти товар по описанию/) ?? ''))).toContain('?name=сальник 35');
  await user.click(screen.getByRole('button', { name: 'Очистить поиск' }));
  expect(await screen.findByText('Насос центробежный')).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('the address of a deleted category is replaced by that of its parent', async () => {
  answers(`/catalog/category/${ids.tea}`, aCategoryList());
  answers(list, aCategoryList());
  const { router } = await renderApp(`/catalog/category/${ids.tea}?limit=100`, aContext('visitor'));
  await waitFor(() => expect(router.state.location.pathname).toBe(list));
  expect(router.state.location.search).toBe('?limit=100');
  expect(await screen.findByText('Насосы', { selector: 'h1' })).toBeTruthy();
});

it('a page number beyond the last becomes the last', async () => {
  const of = (page: number) =>
    aCategoryList({
      pagination: { items: page > 2 ? [] : [aCard()], total_item_count: 31, at_least: false, page, limit: 30 },
    });
  answers(list, (url: URL) => of(Number(url.searchParams.get('page') ?? 1)));
  const { router } = await renderApp(`${list}?page=9`, aContext('visitor'));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
});

it('a failure shows the request id and can be retried', async () => {
  let isAway = true;
  const failure = { success: false, message: 'Раздел не отвечает', data: { error: 'server_error' } };
  server.use(
    http.get(list, () =>
      isAway
        ? HttpResponse.json(failure, { status: 500, headers: { 'X-Request-Id': 'req-42' } })
        : HttpResponse.json({ success: true, data: aCategoryList() }),
    ),
  );
  const { user } = await renderApp(list, aContext('visitor'));
  expect(await screen.findByText('req-42')).toBeTruthy();
  // The list's currency is unknown, so the filter uses the currency that the user sees everywhere else.
  expect(screen.getByLabelText(/Цена, ₽.*От/)).toBeTruthy();
  isAway = false;
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Насос центробежный')).toBeTruthy();
});
