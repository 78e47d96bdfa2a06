// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aRequest, requestIds } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, withServer } from '../../../testing/server';
import styles from './lines.module.css';

withServer();
afterEach(() => {
  for (const style of document.head.querySelectorAll('style')) style.remove();
});

/** Adds the rows' CSS rules for a wide screen, under the class names that the page uses. */
function drawLines() {
  const rules = readFileSync(`${import.meta.dirname}/lines.module.css`, 'utf8');
  const style = document.createElement('style');
  style.textContent = rules.replace(/\.([a-z]\w*)(?=[^{}]*\{)/gi, (_rule, name: string) => `.${styles[name] ?? name}`);
  document.head.append(style);
}

/** Tells whether neither the element nor any of its ancestors is hidden. */
const isShown = (element: Element | null): boolean =>
  element === null || (getComputedStyle(element).display !== 'none' && isShown(element.parentElement));

it('a row shows its quantity, and only the label that repeats the table head is hidden', async () => {
  drawLines();
  answers(`/request/customer/preview/${requestIds.request}`, { request: aRequest() });
  await renderApp(`/request/customer/preview/${requestIds.request}`, aContext('customer'));
  const lines = (await screen.findByText('Состав запроса')).closest('section');
  const figures = [...(lines?.querySelectorAll(`.${styles.figure}`) ?? [])];
  const [quantity] = figures;
  expect(quantity?.textContent).toMatch(/12\u00A0шт$/);
  for (const part of quantity?.querySelectorAll('span') ?? [])
    expect([part.textContent, isShown(part)]).toEqual([part.textContent, part !== quantity?.firstElementChild]);
});

it('several described items show the customer’s own prices, their sum, and the total if it differs', async () => {
  const item = { area: '', customs_code: '0713', comment: '', unit: null };
  const request = aRequest({
    kind: 'rfd',
    customer_price: { value: 70_000, currency: 'RUB', rate: 0.92, rate_date: '2026-11-20', rate_source: 'cbr' },
    last_customer_condition: {
      ...aRequest().last_customer_condition,
      condition_product_skus: [],
      from_description_goods_items: [
        { ...item, description: 'Нут', count: 500, price: { value: 125.5, currency: 'RUB' } },
        { ...item, description: 'Маш', count: 20, price: { value: 99.95, currency: 'RUB' } },
      ],
    },
  });
  answers(`/request/customer/preview/${requestIds.request}`, { request });
  await renderApp(`/request/customer/preview/${requestIds.request}`, aContext('customer'));
  const lines = (await screen.findByText('Состав запроса')).closest('section');
  const text = lines?.textContent?.replace(/\s/g, ' ') ?? '';
  expect(text).toContain('2 позиции');
  for (const amount of ['125,50 ₽', '62 750 ₽', '99,95 ₽', '1 999 ₽', '64 749 ₽', '70 000 ₽'])
    expect(text).toContain(amount);
  expect(screen.getByText('Нут и ещё 1')).toBeTruthy();
});
