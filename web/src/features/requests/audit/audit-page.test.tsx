// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { requestIds } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, withServer } from '../../../testing/server';

withServer();

const by = { id: requestIds.manager, name: 'Ольга', surname: 'Мороз', patronymic: '' };
const change = { date: '2026-11-21T09:00:00Z', by, acting: null };

it('every change has a row, newest first, with status labels and formatted amounts', async () => {
  const path = `/broker/request-audit/${requestIds.request}`;
  answers(path, {
    numeric_hash: '12345678',
    list: [
      { ...change, field: 'status', old: 'send_to_supplier', new: 'offer_received' },
      { ...change, field: 'offer_price', old: null, new: { value: 1000, currency: 'INR' } },
      { ...change, field: 'something_new', old: 'a', new: 'b' },
    ],
  });
  await renderApp(path, aContext('broker'));
  const table = within(await screen.findByRole('table', { name: 'История изменений' }));
  const lines = table.getAllByRole('row').map((row) => (row.textContent ?? '').replace(/[\u00A0\u202F]/g, ' '));
  expect(lines[1]).toContain('something_new');
  expect(lines[2]).toMatch(/Цена предложения.*₹ 1 000.*Ольга Мороз/);
  expect(lines[3]).toMatch(/Отправлен поставщику.*Получено предложение/);
});
