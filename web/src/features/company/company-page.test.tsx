// @vitest-environment jsdom
import { type CompanyView, eachProfileText } from '@setu/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, withServer } from '../../testing/server';

withServer();

const id = 'cccccccc-0000-4000-8000-000000000000';
const address = {
  region: '',
  area: '',
  city: '',
  street: '',
  house: '',
  build: '',
  housing: '',
  flat: '',
  zipcode: '',
};
const supplier = (changes: Partial<CompanyView> = {}): CompanyView => ({
  company: {
    ...{ id, type: 'supplier', short_name: 'Malabar Spice House', full_name: null, inn: null, kpp: null, ogrn: null },
    ...{ ...eachProfileText(() => null), pan: 'AAHFM9531H', import_export_code: 'AAHFM9531H', web_site: null },
    legal_address_line: null,
    ...{ legal_addr: { ...address, langs: {} }, business_type: null, industries: [], export_product_list: null },
    ...{ broker_files: [], broker_manager: null, contacts: null, registration_date: null, created_at: '2026-01-01' },
    ...{ is_commerce_allowed: true, city: 'Кочи', active: true, langs: {} },
  },
  ...{ permissions: [], sku_count: 55, founded_year: 1968, answer_minutes: 480, completed_deals: 41, verified: true },
  certificates: [
    {
      ...{ id, url: '/media/file/1/iso.pdf', original_name: 'ISO 9001.pdf', size: 1300, type: 'application/pdf' },
      valid_until: '2027-03-01',
    },
  ],
  trust: { since: '2026-01-01', list: [] },
  ...{ logo: null, checks: [], production: { capacity: null, markets: null, staff: null, area: null, langs: {} } },
  ...changes,
});

beforeEach(() => {
  answers(`/company/${id}/catalog`, {
    ...{
      skus: [],
      totalCount: 0,
      at_least: false,
      products_attributes: { price: { values: [{ value: null }, { value: null }] } },
      currency: 'RUB',
    },
    ...{ company: { id, short_name: 'Malabar' }, categories: [], corrected_search: null,
    search_filters: [], permissions: [], facets: [] },
  });
});

const open = async (role: 'customer' | 'visitor' | 'supplier', view = supplier()) => {
  answers(`/company/${id}`, view);
  await renderApp(`/company/${id}`, aContext(role));
  await screen.findByRole('heading', { level: 1, name: /Malabar/ });
};
const ask = () => screen.queryAllByRole('link', { name: 'Спросить через брокера' });

it('a supplier’s page shows a buyer its deals, customs code and certificate terms', async () => {
  await open('customer');
  expect(screen.getByText('Сделок через Setu').parentElement?.textContent).toContain('41');
  expect(screen.getByText('Код импорта и экспорта (IEC)').parentElement?.textContent).toContain('AAHFM9531H');
  expect(
    within(screen.getByRole('region', { name: /Сертификаты/ })).getByText(/до 1 марта 2027|до 01\.03\.2027/),
  ).toBeTruthy();
});

it('a supplier with few deals has no number of deals', async () => {
  await open('customer', supplier({ completed_deals: null }));
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
