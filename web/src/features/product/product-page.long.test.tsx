// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { selectPageContext } from '../../session/session-api';
import { aDetailedCard, aProduct, ids } from '../../testing/builders/card';
import { aContext } from '../../testing/builders/context';
import { requestIds } from '../../testing/builders/request';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

const address = `/catalog/product/${ids.category}/${ids.pump}`;
const isRendered = () => screen.findByText('Насос центробежный', { selector: 'h1 span' });

it('adding to the cart sends one call even after a double click, and updates the counter', async () => {
  answers(address, aProduct());
  const sent: unknown[] = [];
  server.use(
    http.post('/basket/products/add', async ({ request }) => {
      sent.push(await request.json());
      await delay(30);
      return HttpResponse.json({ success: true, product_count: 5, data: { product_count: 5 } });
    }),
  );
  const { user, store } = await renderApp(address, aContext('customer'));
  await isRendered();
  await user.click(screen.getByRole('button', { name: 'Увеличить: Количество, шт' }));
  const button = screen.getByRole('button', { name: 'В корзину' });
  await user.dblClick(button);
  expect(await screen.findByText('Добавлено в корзину')).toBeTruthy();
  expect(sent).toEqual([{ id: ids.pump, count: 3 }]);
  await waitFor(() => expect(selectPageContext(store.getState())?.counters.cart).toBe(5));
});

it('a company that may not trade sees the regulation instead of a disabled button', async () => {
  answers(address, aProduct({ actions: { add_to_cart: true, request: 'commerce_not_allowed' } }));
  const { user } = await renderApp(address, aContext('newcomer'));
  await isRendered();
  const [button] = screen.getAllByRole('button', { name: 'Отправить запрос' });
  if (button) await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: /регламент/ });
  await user.click(within(dialog).getByRole('button', { name: 'Понятно' }));
});

it('a request opens the draft that the server names', async () => {
  answers(address, aProduct());
  server.use(
    http.get(
      `/customer/request/create-from-product/${ids.pump}`,
      () => new HttpResponse(null, { status: 204, headers: { Location: '/page/draft' } }),
    ),
  );
  answers('/page/draft', { link: 'draft', title: 'Черновик', body: '<p>…</p>', langs: {} });
  const { user, router } = await renderApp(address, aContext('customer'));
  await isRendered();
  const [button] = screen.getAllByRole('button', { name: 'Отправить запрос' });
  if (button) await user.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/page/draft'));
});

it.each([
  ['creates a request, as the dialog announces', null, '7', 'Открыт запрос № 12345678'],
  ['joins the open request, as the dialog announces', '87654321', '2', 'Вопрос добавлен'],
])('a question to the broker %s', async (_, open, count, expected) => {
  answers(address, aProduct());
  const place = `/catalog/product/${ids.pump}/message`;
  answers(place, { request: open === null ? null : { id: requestIds.request, numeric_hash: open } });
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
  answers('/page/about', { link: 'about', title: 'О нас', body: '<p>…</p>', langs: {} });
  const sent: unknown[] = [];
  server.use(
    http.post(place, async ({ request }) => {
      sent.push(await request.json(), request.headers.has('Idempotency-Key'));
      const route = { name: 'static_page', params: { link: 'about', channel: 'customer' } };
      return HttpResponse.json({ success: true, data: { route, numeric_hash: '12345678', made: open === null } });
    }),
  );
  const { user, router } = await renderApp(address, aContext('customer'));
  await isRendered();
  await user.click(screen.getByRole('button', { name: 'Задать вопрос' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Вопрос: Насос/ }));
  expect(dialog.getByText(open ? /по вашему открытому запросу № 87654321/ : /Мы откроем запрос/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Отправить вопрос' }));
  await dialog.findByText('Заполните это поле');
  await user.type(dialog.getByRole('textbox', { name: /Ваш вопрос/ }), 'Есть образец?');
  if (open === null) {
    await user.tripleClick(dialog.getByLabelText('Количество, шт'));
    await user.paste(count);
  }
  await user.click(dialog.getByRole('button', { name: 'Отправить вопрос' }));
  await screen.findByText(new RegExp(expected));
  expect(sent).toEqual([{ text: 'Есть образец?', files: [], count }, true]);
  await waitFor(() => expect(router.state.location.search).toBe('?channel=customer'));
});

it('brokers see what is missing, others only what is filled, and text in another language is marked', async () => {
  answers(address, aProduct({ actions: { add_to_cart: false, request: null }, card: aDetailedCard({ weight: null }) }));
  await renderApp(address, aContext('broker'));
  await isRendered();
  const facts = screen.getByRole('region', { name: 'О товаре' });
  expect(within(facts).getByText('Вес изделия').nextElementSibling?.textContent).toBe('нет данных');
  expect(screen.getByText('Pump for clean water').closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(screen.queryByRole('button', { name: 'Отправить запрос' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Задать вопрос' })).toBeNull();
});

it('a missing card is reported inside the page shell', async () => {
  const missing = { success: false, message: 'Не найдено', data: { error: 'not_found' } };
  server.use(http.get(address, () => HttpResponse.json(missing, { status: 404 })));
  await renderApp(address, aContext('visitor'));
  expect(await screen.findByText('Карточка не найдена', { selector: 'h1' })).toBeTruthy();
});
