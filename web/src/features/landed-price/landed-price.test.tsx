// @vitest-environment jsdom
import type { LandedPriceView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { aProduct, ids } from '../../testing/builders/card';
import { aContext } from '../../testing/builders/context';
import { aLandedPrice } from '../../testing/builders/landed-price';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

const address = `/catalog/product/${ids.category}/${ids.pump}`;
const region = () => screen.findByRole('region', { name: 'Цена на складе' });
const rowsOf = (panel: HTMLElement) =>
  within(within(panel).getByRole('table'))
    .getAllByRole('row')
    .map((row) =>
      [...row.children]
        .map((cell) => cell.textContent?.replaceAll('\u00A0', ' '))
        .filter(Boolean)
        .join(' | '),
    );

/** Answers landed prices, and returns the parameters of the calls. */
function priced(price: Partial<LandedPriceView> = {}): Record<string, string>[] {
  const calls: Record<string, string>[] = [];
  answers('/api/landed-price', (url: URL) => {
    calls.push(Object.fromEntries(url.searchParams));
    return aLandedPrice(price);
  });
  return calls;
}

beforeEach(() => {
  localStorage.clear();
  answers(address, aProduct());
});

it('a stranger sees the price in the city, its lines, and what each figure relies on', async () => {
  const calls = priced();
  await renderApp(address, aContext('visitor'));
  const panel = await region();
  await waitFor(() => expect(within(panel).getByText('Итого на складе')).toBeTruthy());
  expect(rowsOf(panel)).toEqual([
    'Составляющая цены | доля',
    'Товар | 1 400 ₽ | 71,8 %',
    'Путь до порта | в цене',
    'Фрахт | 66 ₽ | 3,3 %',
    'Страховка | 5 ₽ | 0,2 %',
    'Пошлина | 73 ₽ | 3,8 %',
    'НДС | 340 ₽ | 17,4 %',
    'Таможенный сбор | 13 ₽ | 0,7 %',
    'Таможенный брокер | 25 ₽ | 1,3 %',
    'Доставка до склада | 29 ₽ | 1,5 %',
    'Итого на складе | 1 951 ₽',
    'За единицу (шт) | 162,54 ₽',
    'Без НДС (340 ₽ к вычету) | 1 611 ₽',
  ]);
  expect(within(panel).getByRole('button', { name: /^Допущения/, expanded: true })).toBeTruthy();
  expect(within(panel).getByText(/Подчёркнутые значения можно заменить/)).toBeTruthy();
  const facts = within(panel)
    .getAllByRole('definition')
    .map((one) => one.textContent?.replaceAll('\u00A0', ' '));
  expect(facts).toContain('95 USD за м³ × 6,15 м³');
  expect(facts).toContain('5 %, но не менее 0,20 EUR за кг');
  expect(facts).toContain('пример тарифа, до 31.12.2026, ориентировочно');
  expect(within(panel).getByText('Пошлина, код 8413')).toBeTruthy();
  expect(await screen.findByText('≈ 1 951 ₽')).toBeTruthy();
  expect(calls.every(({ card }) => card === ids.pump)).toBe(true);
});

it('the lines that the price includes share one row', async () => {
  const isOwn = ['goods', 'vat'];
  const lines = aLandedPrice().lines.map((line) =>
    isOwn.includes(line.kind) ? line : { ...line, amount: 0, is_included: true },
  );
  priced({ lines: lines.slice(0, 4).concat(lines[6] ?? []) });
  await renderApp(address, aContext('customer'));
  const panel = await region();
  await within(panel).findByText('Итого на складе');
  expect(rowsOf(panel).slice(1, 4)).toEqual([
    'Товар | 1 400 ₽ | 80,5 %',
    'Путь до порта, фрахт, страховка | в цене',
    'НДС | 340 ₽ | 19,5 %',
  ]);
});

it('a chosen city is stored, and own figures replace those of the tables until they are restored', async () => {
  const calls = priced();
  const { user } = await renderApp(address, aContext('customer'));
  const panel = within(await region());
  await user.selectOptions(await panel.findByRole('combobox', { name: 'Город склада' }), 'RUKZN');
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ city: 'RUKZN' }));
  expect(localStorage.getItem('setu-landed-city')).toBe('RUKZN');
  await user.click(await panel.findByRole('button', { name: /^Фрахт, море: 95/ }));
  const field = panel.getByRole('textbox', { name: 'Фрахт, море' });
  await user.clear(field);
  await user.type(field, '120,5{Enter}');
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ city: 'RUKZN', freight: '120.5' }));
  await user.click(panel.getByRole('button', { name: 'Вернуть исходные' }));
  expect(panel.queryByRole('button', { name: 'Вернуть исходные' })).toBeNull();
});

it('Escape leaves a figure as it was', async () => {
  const calls = priced();
  const { user } = await renderApp(address, aContext('customer'));
  const panel = within(await region());
  await user.click(await panel.findByRole('button', { name: /^Страховка: 0,3/ }));
  await user.type(panel.getByRole('textbox', { name: 'Страховка' }), '9{Escape}');
  await panel.findByRole('button', { name: /^Страховка: 0,3/ });
  expect(calls.some(({ insurance }) => insurance !== undefined)).toBe(false);
});

it('a partial price never looks complete, and says what completes it', async () => {
  const lines = aLandedPrice().lines.map((line) => (line.kind === 'duty' ? { ...line, amount: null } : line));
  const calls = priced({ lines, is_complete: false, gaps: [{ line: 'duty', reason: 'no_tariff' }] });
  const { user } = await renderApp(address, aContext('customer'));
  const panel = await region();
  const text = await within(panel).findByText(/ставка для этого кода ТН ВЭД неизвестна/);
  expect(rowsOf(panel)).toContain('Пошлина | неизвестно');
  expect(rowsOf(panel)).toContain('Итого на складе | от 1 877 ₽');
  // The box and the calculation have the same figure.
  expect(await screen.findAllByText('от 1 877 ₽')).toHaveLength(2);
  // The calculation names the reason beside its lines, so the total does not repeat it.
  expect(screen.getAllByText('Не учтено: пошлина')).toHaveLength(1);
  await user.type(within(text).getByRole('textbox', { name: 'Пошлина, %' }), '7');
  await user.click(within(panel).getByRole('button', { name: 'Пересчитать' }));
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ duty: '7' }));
});

it('several missing figures are applied together, and an empty one is left out', async () => {
  const gaps = [
    { line: 'freight', reason: 'no_lane' },
    { line: 'duty', reason: 'no_tariff' },
    { line: 'delivery', reason: 'no_leg' },
  ] as const;
  const calls = priced({ is_complete: false, gaps: [...gaps] });
  const { user } = await renderApp(address, aContext('customer'));
  const form = within(await within(await region()).findByRole('form', { name: 'Цена неполная' }));
  const before = calls.length;
  await user.click(form.getByRole('button', { name: 'Пересчитать' }));
  expect(document.activeElement).toBe(form.getByRole('textbox', { name: /^Фрахт за всю партию/ }));
  await user.type(form.getByRole('textbox', { name: /^Фрахт за всю партию/ }), '500');
  await user.type(form.getByRole('textbox', { name: 'Пошлина, %' }), '7{Enter}');
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ freight: '500', duty: '7' }));
  expect(calls).toHaveLength(before + 1);
  expect(calls.at(-1)).not.toHaveProperty('delivery');
});

it('without a rate no total is shown, because it would say nothing', async () => {
  const lines = aLandedPrice().lines.map((line) => (line.kind === 'goods' ? { ...line, amount: null } : line));
  priced({ lines, total: 0, is_complete: false, gaps: [{ line: 'goods', reason: 'no_rate' }] });
  await renderApp(address, aContext('customer'));
  const panel = await region();
  await within(panel).findByText(/нет действующего курса/);
  expect(rowsOf(panel)).toContain('Итого на складе | неизвестно');
  expect(screen.queryByText(/^от 0/)).toBeNull();
});

it('a failure can be tried again, and the rest of the page stays', async () => {
  let tries = 0;
  server.use(
    http.get('/api/landed-price', () => {
      tries += 1;
      const failure = { success: false, message: '', data: { error: 'unavailable' } };
      return tries === 1
        ? HttpResponse.json(failure, { status: 503 })
        : HttpResponse.json({ success: true, data: aLandedPrice() });
    }),
  );
  const { user } = await renderApp(address, aContext('customer'));
  const panel = within(await region());
  await user.click(await panel.findByRole('button', { name: 'Повторить' }));
  expect(await panel.findByText('Итого на складе')).toBeTruthy();
});

it('a supplier sees neither roubles nor the customer’s costs', async () => {
  const calls = priced();
  await renderApp(address, aContext('supplier'));
  await screen.findByText('Насос центробежный', { selector: 'h1 span' });
  expect(screen.queryByRole('region', { name: 'Цена на складе' })).toBeNull();
  expect(calls).toEqual([]);
});
