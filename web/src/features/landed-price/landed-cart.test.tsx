// @vitest-environment jsdom
import type { BasketItemsView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { aCard, ids } from '../../testing/builders/card';
import { aContext } from '../../testing/builders/context';
import { aLandedCart } from '../../testing/builders/landed-price';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

const price = { value: 2000, currency: 'INR' as const };
const total = { price, roubles: null, is_lower_bound: false, priced_lines: 1, unpriced_lines: 0, suppliers: [] };
const cart: BasketItemsView = {
  list: [
    {
      ...{ id: ids.pump, count: 2, basket_price: price, added_price: price, price_changed: false, available: true },
      ...{ added_at: '2026-11-20T09:00:00Z', later_at: null, open_request: null },
      product_sku: aCard({ id: ids.pump, sku_id: ids.pump, name: 'Насос' }),
    },
  ],
  ...{ total_count: 1, line_count: 1, later_count: 0, cart_total: total, currency: 'RUB' },
};

beforeEach(() => {
  localStorage.clear();
  server.use(http.post('/basket/items', () => HttpResponse.json({ success: true, data: cart })));
});

it('the cart shows one declaration, the part of each item, and what is left out', async () => {
  const calls = answers('/api/landed-price/cart', aLandedCart());
  const { user } = await renderApp('/basket/', aContext('customer'));
  const panel = within(await screen.findByRole('region', { name: 'Цена на складе' }));
  const parts = within(await panel.findByRole('list', { name: 'По товарам' })).getAllByRole('listitem');
  expect(parts.map((one) => one.textContent?.replaceAll('\u00A0', ' '))).toEqual([
    'Насос центробежный1 601 ₽',
    'Чай чёрныйот 350 ₽',
  ]);
  expect(panel.getByRole('row', { name: /Итого на складе 1\s951/ })).toBeTruthy();
  expect(panel.queryByText(/За единицу/)).toBeNull();
  expect(panel.getByText(/Не учтена 1 позиция/)).toBeTruthy();
  await user.selectOptions(panel.getByRole('combobox', { name: 'Город склада' }), 'RUKZN');
  await waitFor(() => expect(calls.at(-1)?.searchParams.get('city')).toBe('RUKZN'));
});

it('a cart without goods that can be priced shows nothing', async () => {
  const calls = answers('/api/landed-price/cart', { price: null, left_out: 1 });
  await renderApp('/basket/', aContext('customer'));
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Цена на складе' })).toBeNull());
});
