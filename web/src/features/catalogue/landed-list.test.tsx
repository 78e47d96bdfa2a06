// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aCard, aCategoryList, ids } from '../../testing/builders/card';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, withServer } from '../../testing/server';

withServer();
beforeEach(() => localStorage.clear());

const list = `/catalog/category/${ids.category}`;
const landed = { per_unit: 741.6, rate_date: '2026-11-28' };
const items = [
  { ...aCard(), landed },
  aCard({ sku_id: ids.tea, name: 'Насос без веса' }),
  { ...aCard({ sku_id: ids.company, name: 'Насос без единицы', unit: null }), landed: { ...landed, per_unit: 1200 } },
];
const withPrices = (changed = items) =>
  aCategoryList({
    pagination: { items: changed, total_item_count: changed.length, at_least: false, page: 1, limit: 30 },
  });

const inMoscow = () =>
  screen.queryAllByText(/в Москве, с пошлиной и НДС/).map((one) => one.textContent?.replace(/\s/g, ' '));
const choice = () => screen.getByRole('checkbox', { name: 'Показать цены на складе в Москве' });

it('shows landed prices on request, says what they are for, and remembers the choice', async () => {
  answers(list, withPrices());
  const { user } = await renderApp(list, aContext('visitor'));
  await screen.findByText('Насос без веса');
  expect(inMoscow()).toEqual([]);
  await user.click(choice());
  expect(inMoscow()).toEqual([
    '≈ 742 ₽ / шт в Москве, с пошлиной и НДС',
    '≈ 1 200 ₽ за единицу в Москве, с пошлиной и НДС',
  ]);
  expect(screen.getByText(/для минимальной партии, ввезённой отдельно, по курсу на 28/)).toBeTruthy();
  cleanup();
  answers(list, withPrices([aCard({ name: 'Насос без веса' })]));
  await renderApp(list, aContext('visitor'));
  await screen.findByText('Насос без веса');
  expect(choice()).toHaveProperty('checked', true);
  expect(screen.getByText('Для товаров на этой странице цены в Москве неизвестны.')).toBeTruthy();
});

it('a list sorted by landed price shows them, and they cannot be hidden', async () => {
  const calls = answers(list, withPrices());
  const { user, router } = await renderApp(list, aContext('visitor'));
  await screen.findByText('Насос без веса');
  await user.selectOptions(screen.getByLabelText('Сортировка'), 'По цене в Москве, сначала дешевле');
  await waitFor(() => expect(calls.at(-1)?.searchParams.get('sort[landed]')).toBe('asc'));
  expect(router.state.location.search).toContain('landed');
  await waitFor(() => expect(inMoscow()).toHaveLength(2));
  expect(choice()).toMatchObject({ checked: true, disabled: true });
});

it('suppliers have neither the switch nor the order', async () => {
  localStorage.setItem('setu-landed-in-lists', 'shown');
  answers(list, withPrices());
  await renderApp(list, aContext('supplier'));
  await screen.findByText('Насос без веса');
  expect(screen.queryByRole('checkbox', { name: /Москв|Moscow/ })).toBeNull();
  expect(screen.queryByRole('option', { name: /Москв|Moscow/ })).toBeNull();
  expect(inMoscow()).toEqual([]);
});
