// @vitest-environment jsdom
import type { BasketItemsView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { selectPageContext } from '../../session/session-api';
import { aCard, ids } from '../../testing/builders/card';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { server, withServer } from '../../testing/server';

withServer();

const line = (skuId: string, name: string): BasketItemsView['list'][number] => ({
  id: skuId,
  count: 2,
  basket_price: { value: 1000, currency: 'INR' },
  added_price: { value: 1000, currency: 'INR' },
  price_changed: false,
  available: true,
  added_at: '2026-11-20T09:00:00Z',
  product_sku: aCard({ id: skuId, sku_id: skuId, name }),
});

const bothLines = [line(ids.pump, 'Насос'), line(ids.tea, 'Чай')];

/** A cart of two lines on the server; counts how often it is asked for. */
function aCart() {
  const cart = { lines: bothLines, asked: 0 };
  server.use(
    http.post('/basket/items', () => {
      cart.asked += 1;
      const { lines: list } = cart;
      const data = { list, total_count: list.length, line_count: list.length, currency: 'RUB' };
      return HttpResponse.json({ success: true, data });
    }),
  );
  return cart;
}

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

describe('a line taken out of the cart', () => {
  it('is gone and counted off at once, before the server has answered', async () => {
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

  it('comes back with its count when the server refuses, and the cart is asked for again', async () => {
    const cart = aCart();
    const refusal = { success: false, message: 'Корзина не отвечает', data: { error: 'server_error' } };
    server.use(http.post('/basket/remove-from-basket', () => HttpResponse.json(refusal, { status: 500 })));
    const { user, count } = await removeTea();
    await screen.findByText('Корзина не отвечает');
    await user.click(screen.getAllByRole('button', { name: 'Закрыть' }).at(-1) as HTMLElement);
    await waitFor(() => expect(teaIsThere()).toBe(true));
    expect(count()).toBe(2);
    await waitFor(() => expect(cart.asked).toBeGreaterThan(1));
  });
});
