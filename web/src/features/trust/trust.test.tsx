// @vitest-environment jsdom
import type { SupplierTrustView, TrustFigureView } from '@setu/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Providers } from '../../app/providers';
import { makeStore } from '../../app/store';
import { ReaderTexts } from '../../i18n/reader-texts';
import { aSupplier } from '../../testing/builders/company';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';
import { closeAllModals } from '../../ui/modal/modal-store';
import { TrustSummary } from './public';

withServer();

const figures: TrustFigureView[] = [
  { kind: 'answers', count: 17, value: 360, ninetieth: 4320, hits: null },
  { kind: 'offers', count: 16, value: 63, ninetieth: null, hits: 14 },
  { kind: 'deals', count: 13, value: 7.7, ninetieth: null, hits: 1 },
  { kind: 'samples', count: 8, value: 75, ninetieth: null, hits: 6 },
];
const trust = { since: '2025-12-01', list: figures };
const view = aSupplier({ trust });
const { id } = view.company;
const path = `/company/${id}`;
const explained: SupplierTrustView = {
  ...{ verified: true, member_since: '2024-08-15T10:00:00Z', certificates: view.certificates, figures: trust },
  checks: [{ kind: 'tax', note: 'PAN и GSTIN принадлежат компании', checked_on: '2026-08-12', langs: {} }],
};

beforeEach(() => {
  answers(path, view);
  answers(`${path}/catalog`, {
    ...{
      skus: [],
      totalCount: 0,
      at_least: false,
      currency: 'RUB',
      categories: [],
      corrected_search: null,
      search_filters: [],
    },
    products_attributes: { price: { values: [{ value: null }, { value: null }] } },
    ...{ company: { id, short_name: 'Malabar' }, permissions: [], facets: [] },
  });
});

afterEach(closeAllModals);

const figure = async (label: string) => (await screen.findByText(label)).parentElement?.textContent;

it('figures are shown with what they are based on, and a figure of too few says so', async () => {
  await renderApp(path, aContext('visitor'));
  expect(await figure('Первый ответ')).toMatch(/6 часов.*17 ответов; 90\u00A0% за 3 дня/);
  expect(await figure('Принятые предложения')).toMatch(/14 из 16\s?88\s%/);
  expect(await figure('Претензий на 100 сделок')).toMatch(/7,7претензий: 1, сделок: 13/);
  expect(await figure('Подошедшие образцы')).toMatch(/75\s%подошли 6 из 8/);
  expect(await screen.findByText(/^Пока мало данных: .*Отгрузки в срок/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Показать запросы/ })).toBeNull();
  expect(screen.queryByRole('region', { name: /по месяцам/ })).toBeNull();
});

const namespaces = ['trust'] as const;

it('the figures of a preview have the numbers and dates of its language, not those of the page', async () => {
  answers(`${path}/trust`, explained);
  render(
    <Providers store={makeStore(aContext('visitor'))}>
      <MemoryRouter>
        <Suspense fallback={null}>
          <ReaderTexts language="en" namespaces={namespaces}>
            <TrustSummary companyId={id} />
          </ReaderTexts>
        </Suspense>
      </MemoryRouter>
    </Providers>,
  );
  expect(await figure('Claims per 100 deals')).toContain('7.7');
  expect(await figure('Samples that suit')).toContain('75%');
  expect(screen.getByText(/15 Aug 2024/)).toBeTruthy();
});

it('figures that are unavailable are named so, without numbers', async () => {
  answers(path, aSupplier({ trust: null }));
  await renderApp(path, aContext('visitor'));
  expect(await screen.findByText('Показатели сейчас недоступны.')).toBeTruthy();
  expect(screen.queryByText('Первый ответ')).toBeNull();
});

it('the tick says by keyboard who checked what and when, and until when it is valid', async () => {
  answers(`${path}/trust`, explained);
  const { user } = await renderApp(path, aContext('visitor'));
  (await screen.findByRole('button', { name: /Проверенный поставщик/ })).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Поставщик проверен брокером' }));
  expect(await dialog.findByText(/проверено 12\.08\.2026/)).toBeTruthy();
  expect(dialog.getByText(/PAN и GSTIN/)).toBeTruthy();
  expect(dialog.getByText(/действует до 01\.03\.2027/)).toBeTruthy();
  expect(dialog.getByText(/Знак нельзя купить/)).toBeTruthy();
});

it('a manager opens the requests behind a figure, after a failed try too', async () => {
  answers(`${path}/trust/history`, { since: '2025-12-01', list: [], months: [] });
  let tries = 0;
  server.use(
    http.get(`${path}/trust/offers/requests`, () => {
      tries += 1;
      if (tries === 1) return HttpResponse.json({ success: false, message: '', data: { error: 'x' } }, { status: 503 });
      const route = { name: 'request_for_broker_page', params: { requestEntity: id } };
      const item = {
        id,
        kind: 'rfc',
        number: '44148229',
        name: 'Чай',
        langs: {},
        at: '2026-11-27T09:00:00Z',
        value: 0,
        route,
      };
      return HttpResponse.json({ success: true, data: { list: [item], total: 1 } });
    }),
  );
  const { user } = await renderApp(path, aContext('broker'));
  await user.click(await screen.findByRole('button', { name: 'Показать запросы: Принятые предложения' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Принятые предложения/ }));
  await user.click(await dialog.findByRole('button', { name: 'Повторить' }));
  expect((await dialog.findByRole('link', { name: '№ 44148229' })).getAttribute('href')).toBe(`/broker/preview/${id}`);
  expect(dialog.getByText('Не принято')).toBeTruthy();
});

it('a supplier sees its own figures by month, also a single deal', async () => {
  const one: TrustFigureView = { kind: 'shipments', count: 1, value: 0, ninetieth: null, hits: 0 };
  const months = [
    { month: '2025-12', list: [] },
    { month: '2026-01', list: [one] },
  ];
  answers(`${path}/trust/history`, { since: '2025-12-01', list: [one], months });
  const stranger = aContext('supplier');
  const { user: me } = stranger;
  if (!me) throw new Error('no user');
  const own = { ...stranger, user: { ...me, company: { ...me.company, id } } };
  await renderApp(path, own);
  const table = within(await screen.findByRole('region', { name: 'Ваши показатели по месяцам' }));
  await waitFor(() => expect(table.getAllByRole('row').map((row) => row.textContent)).toHaveLength(3));
  expect(table.getAllByRole('row').at(1)?.textContent).toMatch(/01\.2026.*0 из 1/);
});

it('another supplier sees no history', async () => {
  await renderApp(path, aContext('supplier'));
  expect(await figure('Первый ответ')).toContain('17');
  expect(screen.queryByRole('region', { name: /по месяцам/ })).toBeNull();
});
