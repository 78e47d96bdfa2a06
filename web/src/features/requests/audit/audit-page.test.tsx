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

it('the changes of a moment are one entry, with status labels and formatted amounts, and can be filtered by kind', async () => {
  const path = `/broker/request-audit/${requestIds.request}`;
  answers(path, {
    numeric_hash: '12345678',
    list: [
      { ...change, field: 'status', old: 'send_to_supplier', new: 'offer_received' },
      { ...change, field: 'offer_price', old: null, new: { value: 1000, currency: 'INR' } },
      { ...change, date: '2026-11-22T09:00:00Z', field: 'something_new', old: 'a', new: 'b' },
      { ...change, field: 'estimate_freight', old: null, new: '110 (Котировка)' },
      { ...change, date: '2026-11-23T09:00:00Z', field: 'milestone_advance_expected', old: null, new: '2026-12-03' },
      {
        ...{ ...change, date: '2026-11-24T09:00:00Z', field: 'milestone_advance_expected' },
        ...{ old: '2026-12-03', new: '2026-12-05' },
      },
    ],
  });
  const { user } = await renderApp(path, aContext('broker'));
  const entries = () =>
    within(screen.getByRole('region', { name: 'История изменений' }))
      .getAllByRole('listitem')
      .map((entry) => (entry.textContent ?? '').replace(/[\u00A0\u202F]/g, ' '));
  await screen.findByRole('region', { name: 'История изменений' });
  expect(entries()).toHaveLength(4);
  expect(entries()[0]).toMatch(/План этапов изменён.*03\.12\.2026.*05\.12\.2026/);
  expect(entries()[1]).toMatch(/План этапов задан.*03\.12\.2026/);
  expect(entries()[2]).toContain('something_new');
  expect(entries()[3]).toMatch(
    /Получено предложение.*Ольга Мороз.*Цена предложения.*₹ 1 000.*Цена на складе: фрахт.*110 \(Котировка\)/,
  );
  expect(entries()[3]).not.toContain('Отправлен поставщику');
  await user.click(screen.getByRole('link', { name: /Цены и платежи/ }));
  expect(entries()).toHaveLength(1);
  expect(entries()[0]).not.toContain('Получено предложение');
});
