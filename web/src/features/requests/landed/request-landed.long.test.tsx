// @vitest-environment jsdom
import type { RequestLandedView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aLandedPrice } from '../../../testing/builders/landed-price';
import { aRequest, requestIds } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();

const path = `/request/${requestIds.request}/landed-price`;
const buyer = { id: requestIds.author, name: 'Анна', surname: 'Белова', patronymic: '' };
const manager = { id: requestIds.manager, name: 'Ольга', surname: 'Мороз', patronymic: '' };
const version = (number: number, total: number, by = buyer) => ({
  ...{ version: number, made_at: '2026-11-20T09:00:00Z', by, acting: null, source: 'card' as const, total },
  is_complete: true,
});
const landed = (over: Partial<RequestLandedView> = {}): RequestLandedView => ({
  latest: {
    price: aLandedPrice(),
    mode: null,
    figures: [{ kind: 'freight', value: 110, reason: 'Котировка линии' }],
  },
  versions: [version(2, 1_950.5, manager), version(1, 1_900)],
  changes: [{ kind: 'freight', before: 15, now: 65.5 }],
  ...{ moved: null, is_outdated: false, may_record: true, may_override: false },
  ...over,
});
const text = (element: HTMLElement) => element.textContent?.replaceAll(/[\u00A0\u202F]/g, ' ');

/** Opens the page of a request as a customer, and returns the panel and the calls that it sends. */
async function open(view: RequestLandedView, company: 'customer' | 'broker' = 'customer') {
  const side = company === 'broker' ? '/broker/preview/' : '/request/customer/preview/';
  const request = aRequest({ status: 'in_work', permissions: ['view'], moves: [] });
  answers(`${side}${requestIds.request}`, { request });
  answers(path, view);
  const sent: unknown[] = [];
  server.use(
    http.post(path, async ({ request: call }) => {
      sent.push(await call.json());
      return HttpResponse.json({ success: true, data: view });
    }),
  );
  const { user } = await renderApp(`${side}${requestIds.request}`, aContext(company));
  return { user, sent, panel: await screen.findByRole('region', { name: 'Цена на складе' }) };
}

it('the customer sees the newest version, what it changed and why, and makes the next one for another city', async () => {
  const { panel, user, sent } = await open(landed());
  const inPanel = within(panel);
  const changed = await inPanel.findByRole('region', { name: 'Что изменилось с версии 1' });
  expect(within(changed).getAllByRole('listitem').map(text)).toEqual([
    'Фрахт: было 15 ₽, стало 66 ₽ (заменено: Котировка линии)',
    'Итого на складе: было 1 900 ₽, стало 1 951 ₽',
  ]);
  await user.click(inPanel.getByText(/^Допущения и источники/));
  expect(inPanel.getByText('заменено: Котировка линии', { exact: true })).toBeTruthy();
  expect(inPanel.queryByRole('button', { name: /^Фрахт/ })).toBeNull();
  await user.selectOptions(inPanel.getByRole('combobox', { name: 'Город склада' }), 'RUKZN');
  await user.click(inPanel.getByRole('button', { name: 'Пересчитать' }));
  await waitFor(() => expect(sent).toEqual([{ version: 2, city: 'RUKZN' }]));
});

it('a manager replaces a figure with a reason', async () => {
  const { panel, user, sent } = await open(landed({ may_override: true }), 'broker');
  const inPanel = within(panel);
  await user.click(await inPanel.findByText(/^Допущения и источники/));
  await user.click(inPanel.getByRole('button', { name: /^Страховка: 0,3/ }));
  const field = inPanel.getByRole('textbox', { name: 'Страховка' });
  await user.clear(field);
  await user.type(field, '0,5{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Заменить значение «Страховка» на 0,5?' }));
  await user.click(dialog.getByRole('button', { name: 'Заменить' }));
  await waitFor(() => expect(dialog.getByText('Заполните это поле')).toBeTruthy());
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Причина/ }), 'Полис клиента');
  await user.click(dialog.getByRole('button', { name: 'Заменить' }));
  const figure = { kind: 'insurance', value: '0.5', reason: 'Полис клиента' };
  await waitFor(() => expect(sent).toEqual([{ version: 2, figure }]));
});

it('a landed price that changed tables moved is shown beside the stored one', async () => {
  const first = await open(landed({ moved: { total: 2_100, at: '2026-11-29T09:00:00Z' } }));
  expect(text(await within(first.panel).findByText(/^По таблицам на/))).toBe(
    'По таблицам на 29.11.2026 вышло бы 2 100 ₽ (+7,7 %)',
  );
});

it('a page whose goods have another price by now says so', async () => {
  const { panel } = await open(landed({ is_outdated: true }));
  expect(await within(panel).findByText('Цена или условия товара изменились после этого расчёта')).toBeTruthy();
});

it('without a stored version the page shows what it would be today', async () => {
  const { panel } = await open(landed({ versions: [], changes: [] }));
  expect(await within(panel).findByText(/^По сегодняшнему курсу и тарифам, доставка: /)).toBeTruthy();
  expect(within(panel).getByRole('button', { name: 'Пересчитать' })).toBeTruthy();
});

it('a price that lacks freight and duty says so at its sum', async () => {
  const gaps = [
    { line: 'freight' as const, reason: 'no_lane' as const },
    { line: 'duty' as const, reason: 'no_tariff' as const },
  ];
  const price = aLandedPrice({ is_complete: false, gaps });
  const { panel } = await open(landed({ latest: { price, mode: null, figures: [] } }));
  const missing = await within(panel).findByText('Не учтено: фрахт, пошлина');
  expect(text(missing.parentElement as HTMLElement)).toContain('от 1 951 ₽');
});

it('a manager enters several missing figures with one reason', async () => {
  const gaps = [
    { line: 'freight' as const, reason: 'no_lane' as const },
    { line: 'duty' as const, reason: 'no_tariff' as const },
  ];
  const latest = { price: aLandedPrice({ is_complete: false, gaps }), mode: null, figures: [] };
  const { panel, user, sent } = await open(landed({ latest, may_override: true }), 'broker');
  const form = within(await within(panel).findByRole('form', { name: 'Цена неполная' }));
  await user.type(form.getByRole('textbox', { name: /^Фрахт/ }), '500');
  await user.type(form.getByRole('textbox', { name: 'Пошлина, %' }), '7');
  await user.click(form.getByRole('button', { name: 'Пересчитать' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Заменить значения: фрахт 500, пошлина 7?' }));
  await user.type(dialog.getByRole('textbox', { name: /Причина/ }), 'Котировка');
  await user.click(dialog.getByRole('button', { name: 'Заменить' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { version: 2, figure: { kind: 'freight', value: '500', reason: 'Котировка' } },
      { version: 2, figure: { kind: 'duty', value: '7', reason: 'Котировка' } },
    ]),
  );
});

it('a price that could not be computed can be calculated', async () => {
  const { panel, user, sent } = await open(landed({ latest: null, versions: [], changes: [] }));
  await user.click(await within(panel).findByRole('button', { name: 'Посчитать' }));
  await waitFor(() => expect(sent).toEqual([{ version: 0 }]));
});

it('a failure can be tried again', async () => {
  const request = aRequest({ status: 'in_work', permissions: ['view'], moves: [] });
  answers(`/request/customer/preview/${requestIds.request}`, { request });
  let tries = 0;
  server.use(
    http.get(path, () => {
      tries += 1;
      const failure = { success: false, message: '', data: { error: 'unavailable' } };
      return tries === 1
        ? HttpResponse.json(failure, { status: 503 })
        : HttpResponse.json({ success: true, data: landed() });
    }),
  );
  const { user } = await renderApp(`/request/customer/preview/${requestIds.request}`, aContext('customer'));
  const panel = within(await screen.findByRole('region', { name: 'Цена на складе' }));
  await user.click(await panel.findByRole('button', { name: 'Повторить' }));
  expect(await panel.findByText('Итого на складе')).toBeTruthy();
});
