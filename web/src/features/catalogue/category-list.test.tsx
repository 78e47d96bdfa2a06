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

it('the price filter goes into the address and to the server, the smaller end first', async () => {
  const asked = answers(list, aCategoryList());
  const { user, router } = await renderApp(list, aContext('visitor'));
  expect(await screen.findByText('Насосы', { selector: 'h1' })).toBeTruthy();
  expect(asked).toHaveLength(1);
  await user.type(screen.getByLabelText(/Цена.*От/), '3000{Enter}');
  await user.type(screen.getByLabelText(/Цена.*До/), '100{Enter}');
  await waitFor(() => {
    const params = new URLSearchParams(router.state.location.search);
    expect([params.get('f_price[0]'), params.get('f_price[1]')]).toEqual(['100', '3000']);
  });
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('f_price[0]')).toBe('100'));
  expect(await screen.findByText(/Цена 100 ₽ – 3 000 ₽/)).toBeTruthy();
});

it('steps of the way that are not in the reader’s language say in which they are', async () => {
  const english = (name: string) => ({ id: ids.tree, name, langs: { name: 'en' as const } });
  answers(list, aCategoryList({ breadcrumbs: [english('Machines')] }));
  await renderApp(list, aContext('visitor'));
  expect((await screen.findByRole('link', { name: 'Machines' })).getAttribute('lang')).toBe('en');
  expect(screen.getByText('Насосы', { selector: '[aria-current]' }).hasAttribute('lang')).toBe(false);
});

it('a search read in another layout says what it was read as', async () => {
  answers('/catalog/category/', aCategoryList({ category: null, breadcrumbs: [], corrected_search: 'насос' }));
  await renderApp('/catalog/category/?f_search=yfcjc', aContext('visitor'));
  expect(await screen.findByText('По запросу «yfcjc» ничего нет. Показаны результаты по запросу «насос»')).toBeTruthy();
});

it('a card opened from a search is told with the search, and with nobody', async () => {
  const search = '99999999-0000-4000-8000-000000000001';
  answers('/catalog/category/', aCategoryList({ category: null, breadcrumbs: [], search_id: search }));
  const told: unknown[] = [];
  server.use(
    http.post('/catalog/opened', async ({ request }) => {
      told.push(await request.json());
      return HttpResponse.json({ success: true, data: {} });
    }),
  );
  const gone = { success: false, message: 'Нет', data: { error: 'not_found' } };
  server.use(http.get('/catalog/product/:category/:card', () => HttpResponse.json(gone, { status: 404 })));
  const { user } = await renderApp('/catalog/category/?f_search=насос', aContext('visitor'));
  await user.click(await screen.findByRole('link', { name: 'Насос центробежный' }));
  await waitFor(() => expect(told).toEqual([{ search, sku: aCard().sku_id }]));
});

it('nothing found offers to lift the filters, and lifting them shows the list again', async () => {
  answers('/catalog/category/', { trees: [] });
  const none = { items: [], total_item_count: 0, at_least: false, page: 1, limit: 10 };
  answers(list, (url: URL) =>
    url.searchParams.has('f_search') ? aCategoryList({ pagination: none }) : aCategoryList(),
  );
  const { user, router } = await renderApp(`${list}?f_search=zzzz`, aContext('visitor'));
  await user.click(await screen.findByText('Сбросить фильтры'));
  expect(await screen.findByText('Насос центробежный')).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('a page beyond the last becomes the last', async () => {
  const of = (page: number) =>
    aCategoryList({
      pagination: { items: page > 2 ? [] : [aCard()], total_item_count: 11, at_least: false, page, limit: 10 },
    });
  answers(list, (url: URL) => of(Number(url.searchParams.get('page') ?? 1)));
  const { router } = await renderApp(`${list}?page=9`, aContext('visitor'));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
});

it('a failure tells the request id and tries again', async () => {
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
  // Nobody has said in which currency prices are filtered: it is the one the reader sees everywhere.
  expect(screen.getByLabelText(/Цена, ₽.*От/)).toBeTruthy();
  isAway = false;
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Насос центробежный')).toBeTruthy();
});
