// @vitest-environment jsdom
import type { BasketItemsView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { selectPageContext } from '../../session/session-api';
import { aCard, ids } from '../../testing/builders/card';
import { aContext } from '../../testing/builders/context';
import { aRequestList } from '../../testing/builders/request';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';
import { closeAllModals } from '../../ui/modal/modal-store';

withServer();
afterEach(closeAllModals);

const line = (skuId: string, name: string): BasketItemsView['list'][number] => ({
  id: skuId,
  count: 2,
  basket_price: { value: 1000, currency: 'INR' },
  added_price: { value: 1000, currency: 'INR' },
  price_changed: false,
  available: true,
  added_at: '2026-11-20T09:00:00Z',
  later_at: null,
  open_request: null,
  product_sku: aCard({ id: skuId, sku_id: skuId, name }),
});

const bothLines = [line(ids.pump, 'Насос'), line(ids.tea, 'Чай')];

const totalOf = (lines: typeof bothLines) => ({
  price: { value: lines.reduce((sum, { count }) => sum + 1000 * count, 0), currency: 'INR' as const },
  roubles: { value: lines.reduce((sum, { count }) => sum + 918.4 * count, 0), currency: 'RUB' as const },
  is_lower_bound: lines.some(({ product_sku: card }) => (card.price_to ?? 0) > 1000),
  priced_lines: lines.length,
  unpriced_lines: 0,
  suppliers: [],
});

/** A server with a cart of two items and none saved for later. It counts the queries. */
function aCart() {
  const cart = { lines: bothLines, later: [] as typeof bothLines, calls: 0 };
  server.use(
    http.post('/basket/items', async ({ request }) => {
      const { later } = (await request.json()) as { later?: boolean };
      if (!later) cart.calls += 1;
      const list = later ? cart.later : cart.lines;
      const counts = { total_count: list.length, line_count: cart.lines.length, later_count: cart.later.length };
      const data = { list, ...counts, cart_total: totalOf(cart.lines), currency: 'RUB' };
      return HttpResponse.json({ success: true, data });
    }),
  );
  return cart;
}

it('a card with a price range keeps its range in the line, and the total says that it is the lowest one', async () => {
  const cart = aCart();
  const card = aCard({ id: ids.pump, sku_id: ids.pump, name: 'Насос', price_from: 1000, price_to: 1500 });
  cart.lines = [{ ...line(ids.pump, 'Насос'), product_sku: card }];
  await renderApp('/basket/', aContext('customer', { counters: { cart: 1, notices: 0 } }));
  expect(await screen.findByText(/^918,40–1\s377,60\s₽$/)).toBeTruthy();
  expect(screen.getByText(/^1\s836,80–2\s755,20\s₽$/)).toBeTruthy();
  expect(screen.getByText(/^от 1\s836,80\s₽$/)).toBeTruthy();
});

it('has filters only for many goods, and names the earlier price of each supplier who changed it', async () => {
  const cart = aCart();
  cart.lines = [
    { ...line(ids.pump, 'Насос'), added_price: { value: 900, currency: 'INR' }, price_changed: true },
    { ...line(ids.tea, 'Чай'), added_price: { value: 1100, currency: 'INR' }, price_changed: true },
  ];
  await renderApp('/basket/', aContext('customer', { counters: { cart: 2, notices: 0 } }));
  expect(await screen.findAllByText(/цена снизилась, была 1\s010,24/)).toBeTruthy();
  expect(screen.getAllByText(/цена выросла, была 826,56/)).toBeTruthy();
  expect(screen.queryByRole('searchbox', { name: 'Поиск в корзине' })).toBeNull();
});

async function removeTea() {
  const { user, store } = await renderApp('/basket/', aContext('customer', { counters: { cart: 2, notices: 0 } }));
  const count = () => selectPageContext(store.getState())?.counters.cart;
  (await screen.findByRole('button', { name: 'Действия: Чай' })).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Убрать из корзины', hidden: true }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /Убрать/ }));
  return { user, count };
}

const teaIsThere = () => screen.queryByRole('link', { name: 'Чай' }) !== null;

describe('An item removed from the cart', () => {
  it('disappears and leaves the count immediately, before the server answers', async () => {
    aCart();
    let answer: () => void = () => undefined;
    server.use(
      http.post('/basket/remove-from-basket', async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return HttpResponse.json({ success: true, data: { product_count: 1 } });
      }),
    );
    const { count } = await removeTea();
    await waitFor(() => expect(teaIsThere()).toBe(false));
    expect(count()).toBe(1);
    answer();
    await screen.findByText('Товар убран из корзины');
  });

  it('returns with its quantity if the server rejects the removal, and the cart is loaded again', async () => {
    const cart = aCart();
    const refusal = { success: false, message: 'Корзина не отвечает', data: { error: 'server_error' } };
    server.use(http.post('/basket/remove-from-basket', () => HttpResponse.json(refusal, { status: 500 })));
    const { user, count } = await removeTea();
    await screen.findByText('Корзина не отвечает');
    await user.click(screen.getAllByRole('button', { name: 'Закрыть' }).at(-1) as HTMLElement);
    await waitFor(() => expect(teaIsThere()).toBe(true));
    expect(count()).toBe(2);
    await waitFor(() => expect(cart.calls).toBeGreaterThan(1));
  });
});

describe('Selected items in the cart', () => {
  const chooseBoth = async () => {
    const page = await renderApp('/basket/', aContext('customer', { counters: { cart: 2, notices: 0 } }));
    await screen.findByRole('button', { name: 'Запросить выбранное' });
    return page;
  };

  it('are removed together: rejected ones are reported once, and removed ones can be restored with their quantities', async () => {
    const cart = aCart();
    const back: unknown[] = [];
    server.use(
      http.post('/basket/remove-from-basket', async ({ request }) => {
        const { id } = (await request.json()) as { id: string };
        if (id === ids.pump) {
          const refusal = { success: false, message: 'Корзина не отвечает', data: { error: 'server_error' } };
          return HttpResponse.json(refusal, { status: 500 });
        }
        cart.lines = bothLines.filter(({ product_sku }) => product_sku.sku_id !== id);
        return HttpResponse.json({ success: true, data: { product_count: cart.lines.length } });
      }),
      http.post('/basket/products/add', async ({ request }) => {
        back.push(await request.json());
        cart.lines = bothLines;
        return HttpResponse.json({ success: true, data: { product_count: 2 } });
      }),
    );
    const { user } = await chooseBoth();
    await user.click(screen.getByRole('button', { name: 'Убрать из корзины' }));
    const question = within(await screen.findByRole('dialog', { name: 'Убрать 2 товара из корзины?' }));
    await user.click(question.getByRole('button', { name: 'Убрать из корзины' }));
    await screen.findByText('Насос. Корзина не отвечает');
    const failure = within(screen.getByRole('dialog', { name: 'Не удалось убрать товар' }));
    await user.click(failure.getAllByRole('button', { name: 'Закрыть' }).at(-1) as HTMLElement);
    await waitFor(() => expect(teaIsThere()).toBe(false));
    await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(teaIsThere()).toBe(true));
    expect(back).toEqual([{ id: ids.tea, count: 2 }]);
  });

  it('become drafts in one call, which opens the list of drafts', async () => {
    aCart();
    answers('/customer/request-from-catalog-list', aRequestList());
    const bodies: unknown[] = [];
    server.use(
      http.post('/basket/to-requests', async ({ request }) => {
        const sent = (await request.json()) as { items: string[] };
        bodies.push(sent);
        const requests = sent.items.map((item) => ({ item, id: item }));
        return HttpResponse.json({ success: true, data: { requests, refused: [] } });
      }),
    );
    const { user, router } = await chooseBoth();
    await user.click(screen.getByRole('button', { name: 'Запросить выбранное' }));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/customer/request-from-catalog-list?status=draft',
      ),
    );
    expect(bodies).toEqual([{ items: [ids.pump, ids.tea] }]);
  });
});

it('all items that can be requested are selected from the start, and a cleared one leaves the total', async () => {
  const cart = aCart();
  cart.lines = [...bothLines, { ...line(ids.category, 'Снят'), available: false }];
  const { user } = await renderApp('/basket/', aContext('customer', { counters: { cart: 3, notices: 0 } }));
  const bar = within(await screen.findByRole('region', { name: 'Выбранные товары' }));
  expect(bar.getByText(/^Выбрано 2 из 3$/)).toBeTruthy();
  expect(bar.getByText(/3\s673,60/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /Чай/ }));
  expect(bar.getByText(/^Выбрано 1 из 3$/)).toBeTruthy();
  expect(bar.getByText(/1\s836,80/)).toBeTruthy();
});

describe('The quantity of an item', () => {
  const quantity = (name: string) => screen.findByRole('textbox', { name: `Количество: ${name}` });

  it('updates the total immediately and is sent when typing pauses, with the latest value last', async () => {
    aCart();
    const sent: unknown[] = [];
    let letAnswer = (): void => {};
    const answered = new Promise<void>((resolve) => {
      letAnswer = resolve;
    });
    server.use(
      http.post('/basket/items/:item/count', async ({ request }) => {
        const { count } = (await request.json()) as { count: number };
        sent.push(count);
        await answered;
        const pump = { ...line(ids.pump, 'Насос'), count };
        const data = { line: pump, cart_total: totalOf([pump, line(ids.tea, 'Чай')]), product_count: 2 };
        return HttpResponse.json({ success: true, data });
      }),
    );
    const { user } = await renderApp('/basket/', aContext('customer', { counters: { cart: 2, notices: 0 } }));
    const field = await quantity('Насос');
    await user.clear(field);
    await user.type(field, '750');
    const total = within(screen.getByRole('region', { name: 'Итого в корзине' }));
    await waitFor(() => expect(total.getByText(/752\s000/)).toBeTruthy());
    letAnswer();
    await waitFor(() => expect(sent.at(-1)).toBe(750));
    await waitFor(() => expect(total.getByText(/752\s000/)).toBeTruthy());
  });

  it('that is rejected is reported, and the cart shows the stored quantity', async () => {
    aCart();
    const refusal = { success: false, message: 'Не больше 92 233', data: { error: 'validation_error', fields: {} } };
    server.use(http.post('/basket/items/:item/count', () => HttpResponse.json(refusal, { status: 422 })));
    const { user } = await renderApp('/basket/', aContext('customer', { counters: { cart: 2, notices: 0 } }));
    await user.click(await screen.findByRole('button', { name: 'Увеличить: Количество: Насос' }));
    await screen.findByRole('dialog', { name: 'Количество не изменено: Насос' });
    await waitFor(async () => expect(((await quantity('Насос')) as HTMLInputElement).value).toBe('2'));
  });

  it('is sent before a request is created from the item', async () => {
    aCart();
    const order: string[] = [];
    server.use(
      http.post('/basket/items/:item/count', async () => {
        order.push('count');
        const data = { line: bothLines[0], cart_total: totalOf(bothLines), product_count: 2 };
        return HttpResponse.json({ success: true, data });
      }),
      http.get('/basket/basket-to-request/:order', () => {
        order.push('request');
        return new HttpResponse(null, { status: 204, headers: { Location: '/user/dashboard' } });
      }),
    );
    const { user } = await renderApp('/basket/', aContext('customer', { counters: { cart: 2, notices: 0 } }));
    await user.click(await screen.findByRole('button', { name: 'Увеличить: Количество: Насос' }));
    await user.click(screen.getByRole('button', { name: 'Запросить: Насос' }));
    await waitFor(() => expect(order).toEqual(['count', 'request']));
  });
});

describe('An item saved for later', () => {
  it('moves from the cart to its own list, and back', async () => {
    const cart = aCart();
    server.use(
      http.post('/basket/items/:item/later', async ({ request }) => {
        const { later } = (await request.json()) as { later: boolean };
        const [tea] = bothLines.filter(({ product_sku }) => product_sku.sku_id === ids.tea);
        cart.later = later && tea ? [{ ...tea, later_at: '2026-11-20T10:00:00Z' }] : [];
        cart.lines = later ? bothLines.filter((each) => each !== tea) : bothLines;
        return HttpResponse.json({ success: true, data: { product_count: cart.lines.length } });
      }),
    );
    const { user } = await renderApp('/basket/', aContext('customer', { counters: { cart: 2, notices: 0 } }));
    (await screen.findByRole('button', { name: 'Действия: Чай' })).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Отложить', hidden: true }));
    const saved = await screen.findByRole('region', { name: 'Отложено: 1' });
    expect(screen.queryByRole('button', { name: 'Действия: Чай' })).toBeNull();
    await user.click(within(saved).getByRole('button', { name: 'Вернуть в корзину: Чай' }));
    await screen.findByRole('button', { name: 'Действия: Чай' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Отложено: 1' })).toBeNull());
  });

  it('names the open request for its card, with a link', async () => {
    const cart = aCart();
    cart.lines = [{ ...line(ids.pump, 'Насос'), open_request: { id: ids.tea, numeric_hash: '12345678' } }];
    await renderApp('/basket/', aContext('customer', { counters: { cart: 1, notices: 0 } }));
    const link = await screen.findByRole('link', { name: 'Уже есть открытый запрос №\u00A012345678' });
    expect(link.getAttribute('href')).toBe(`/request/customer/preview/${ids.tea}`);
  });
});
