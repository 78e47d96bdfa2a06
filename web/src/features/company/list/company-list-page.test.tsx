// @vitest-environment jsdom
import type { CompanyListView, CompanyRowView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();

const id = (digit: string): string => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
const manager = { id: id('e'), name: 'Олег', surname: 'Белов', patronymic: '' };
const row = (over: Partial<CompanyRowView> = {}): CompanyRowView => ({
  ...{ id: id('1'), short_name: 'Kaveri Pumps', tax_number: 'AAACK1234F', business_type: 'manufacturer' as const },
  ...{ pan: 'AAACK1234F', inn: null, kpp: null, gstn: null, registration_date: null },
  industries: [{ id: id('2'), name: 'Машиностроение', langs: {} }],
  ...{ broker_manager: manager, city: 'Коимбатур', active: true, blacklisted: false, is_commerce_allowed: true },
  requests: { open: 3, published: 12, last_at: '2026-11-14T09:00:00Z' },
  ...{ created_at: '2025-03-01T00:00:00Z', permissions: [], langs: {} },
  ...over,
});
const list = (over: Partial<CompanyListView> = {}): CompanyListView => ({
  list: [row()],
  total: 1,
  managers: [manager],
  all_industries: [{ id: id('2'), name: 'Машиностроение', langs: {} }],
  ...over,
});

it('suppliers are listed with their trade and manager, and the address holds filters and sorting', async () => {
  const path = '/company/list/supplier';
  const nameless = row({ id: id('3'), short_name: '', broker_manager: null, active: false });
  const calls = answers(path, list({ list: [row(), nameless], total: 2 }));
  const { user, router } = await renderApp(path, aContext('broker'));
  const first = await screen.findByRole('row', { name: /Kaveri Pumps/ });
  await waitFor(() => expect(document.title).toBe('Поставщики · Setu'));
  for (const text of ['AAACK1234F', 'Производитель', 'Машиностроение', /Белов/, '3 из 12 в работе'])
    expect(within(first).getByText(text)).toBeTruthy();
  // Only a company with which something is wrong has a mark.
  expect(within(first).queryByText('Работает')).toBeNull();
  expect(within(screen.getByRole('row', { name: /Без названия/ })).getByText('Заблокирована')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Компания' }));
  await waitFor(() => expect(calls.at(-1)?.searchParams.get('sort[name]')).toBe('asc'));
  await user.click(screen.getByRole('searchbox', { name: 'Поиск по компаниям' }));
  await user.paste('кав');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(calls.at(-1)?.searchParams.get('search')).toBe('кав'));
  expect(router.state.location.search).toContain('sort');
});

it('only users who may edit a supplier can open its form from the row', async () => {
  const own = row({ permissions: ['edit'] });
  answers('/company/list/supplier', list({ list: [own, row({ id: id('3'), short_name: 'Noyyal Pumps' })], total: 2 }));
  const { user } = await renderApp('/company/list/supplier', aContext('broker'));
  await user.click(await screen.findByRole('button', { name: 'Действия: Kaveri Pumps' }));
  const edit = await screen.findByRole('menuitem', { name: 'Изменить' });
  expect(edit.getAttribute('href')).toBe(`/supplier/${own.id}/edit`);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Действия: Noyyal Pumps' }));
  await screen.findByRole('menuitem', { name: 'Каталог поставщика' });
  expect(screen.queryByRole('menuitem', { name: 'Изменить' })).toBeNull();
});

it('customers are listed with their INN and whether they may trade', async () => {
  const path = '/company/list/customer';
  const calls = answers(
    path,
    list({ list: [row({ short_name: 'ООО «Нева»', inn: '7801639148', pan: null, is_commerce_allowed: false })] }),
  );
  const { router } = await renderApp(path, aContext('broker'));
  const found = await screen.findByRole('row', { name: /Нева/ });
  expect(within(found).getByText('Регламент не подписан')).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: /Отрасли/ })).toBeNull();
  await router.navigate(`${path}?state=unsigned`);
  await waitFor(() => expect(calls.at(-1)?.searchParams.get('state')).toBe('unsigned'));
  await screen.findAllByRole('button', { name: /Регламент не подписан/ });
});

it('the lists are closed to customers', async () => {
  server.use(http.get('/company/list/supplier', () => HttpResponse.json({}, { status: 403 })));
  await renderApp('/company/list/supplier', aContext('customer'));
  expect(screen.queryByRole('table')).toBeNull();
});
