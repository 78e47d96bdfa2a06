// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aSupplier as supplier } from '../../testing/builders/company';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, withServer } from '../../testing/server';

withServer();

const { id } = supplier().company;

beforeEach(() => {
  answers(`/company/${id}/catalog`, {
    ...{
      skus: [],
      totalCount: 0,
      at_least: false,
      products_attributes: { price: { values: [{ value: null }, { value: null }] } },
      currency: 'RUB',
    },
    ...{
      company: { id, short_name: 'Malabar' },
      categories: [],
      corrected_search: null,
      search_filters: [],
      permissions: [],
      facets: [],
    },
  });
});

const open = async (role: 'customer' | 'visitor' | 'supplier' | 'broker', view = supplier()) => {
  answers(`/company/${id}`, view);
  await renderApp(`/company/${id}`, aContext(role));
  await screen.findByRole('heading', { level: 1, name: /Malabar/ });
};
const ask = () => screen.queryAllByRole('link', { name: 'Спросить через брокера' });

it('a supplier’s page shows a buyer its deals, customs code and certificate terms', async () => {
  await open('customer');
  expect((await screen.findByText('Сделок через Setu')).parentElement?.textContent).toContain('41');
  expect(screen.getByText('Код импорта и экспорта (IEC)').parentElement?.textContent).toContain('AAHFM9531H');
  expect(
    within(screen.getByRole('region', { name: /Сертификаты/ })).getByText(/до 1 марта 2027|до 01\.03\.2027/),
  ).toBeTruthy();
});

it('a supplier with few deals has no number of deals', async () => {
  await open('customer', supplier({ completed_deals: null }));
  expect(screen.queryByText('Сделок через Setu')).toBeNull();
});

it('the broker sees that nobody has signed in for a new supplier, instead of its empty figures', async () => {
  const awaited = { email: 'nilesh@malwa.example', valid_for: '2126-12-07T10:00:00.000Z' };
  await open('broker', supplier({ awaited_user: awaited }));
  expect(screen.getByText('Приглашён, ещё не входил').parentElement?.textContent).toContain(awaited.email);
  expect(screen.queryByText('Сделок через Setu')).toBeNull();
});

it('a buyer asks about a supplier in a request by description that names it, after signing in', async () => {
  await open('customer');
  const to = ask().map((link) => link.getAttribute('href'));
  expect(new Set(to)).toEqual(new Set(['/request/customer/description-to-request?supplier=Malabar%20Spice%20House']));
});

it('a visitor signs in before the question, and a supplier has none', async () => {
  await open('visitor');
  expect(ask()[0]?.getAttribute('href')).toMatch(/^\/login\?next=.*supplier/);
});

it('a supplier cannot ask another supplier', async () => {
  await open('supplier');
  expect(ask()).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Контактное лицо' })).toBeNull();
});
