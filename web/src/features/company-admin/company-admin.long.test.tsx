// @vitest-environment jsdom
import {
  type CompanyAdminRowView,
  type CompanyAdminView,
  type CompanyView,
  eachProfileText,
  type ProfileView,
  type TeamLineView,
} from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { anAdmin } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

const ok = (data: object) => HttpResponse.json({ success: true, data });
const id = (digit: string): string => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
const page = `/admin/companies/${id('1')}`;

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
const company: CompanyView = {
  company: {
    ...{ id: id('1'), type: 'customer', short_name: 'ООО «Волга Импорт»', full_name: null, inn: '6315376946' },
    ...{ ...eachProfileText(() => null), kpp: null, ogrn: null, web_site: null, city: null },
    ...{ legal_address_line: null, legal_addr: { ...address, langs: {} }, business_type: null, industries: [] },
    ...{ export_product_list: null, broker_files: [], broker_manager: null, contacts: null, registration_date: null },
    ...{ created_at: '2025-03-12T00:00:00Z', is_commerce_allowed: false, active: true, langs: {} },
  },
  ...{
    permissions: ['lock'],
    sku_count: null,
    founded_year: null,
    answer_minutes: null,
    completed_deals: null,
    trust: null,
    verified: false,
  },
  ...{ certificates: [], logo: null, checks: [] },
  production: { capacity: null, markets: null, staff: null, area: null, langs: {} },
};
const steps = [
  { kind: 'active', is_done: true, regulation_number: null, at: null },
  { kind: 'regulation', is_done: false, regulation_number: 3, at: null },
] as const;
const adminView = (over: Partial<CompanyAdminView> = {}): CompanyAdminView => ({
  ...{ blacklisted: false, people: 4, active_people: 3, open_invites: 1, signatures: 0, open_requests: 3, requests: 9 },
  changes: [{ kind: 'locked', at: '2026-11-19T09:02:00Z', person: 'Ким Вера', acting_person: '' }],
  ...{ all_changes: 1, mature_state: { is_commerce_allowed: false, steps: [...steps] }, is_own: false },
  ...over,
});
const person: TeamLineView = {
  ...{ id: id('2'), kind: 'user', name: 'Павел', surname: 'Никитин', patronymic: '', email: 'p@volga.example' },
  ...{ roles: ['TEAM_MANAGER'], status: 'active', created_at: '2026-11-01T08:00:00.000Z', valid_for: null },
  ...{ last_seen_at: null, link: null, is_self: false, avatar: null, substitute: null },
};

function aPage(over: Partial<CompanyAdminView> = {}) {
  answers('/company/:company', company);
  answers('/admin/companies/:company', adminView(over));
  answers('/admin/api/company/get-users/:company', { list: [person], total: 1 });
  answers('/admin/api/company/get-invites/:company', { list: [], total: 0 });
  answers('/admin/api/company/regulation-signs/:company', { is_confirmed: false, signatures: [] });
  return renderApp(page, anAdmin());
}

it('the list has companies of every type with their numbers, and marks hidden ones', async () => {
  const row: CompanyAdminRowView = {
    ...{ id: id('1'), short_name: 'Kaveri Pumps', tax_number: 'AAACK1234F', inn: null, kpp: null },
    ...{ pan: 'AAACK1234F', gstn: '33AAACK1234F1Z5', registration_date: '2001-04-12', business_type: 'manufacturer' },
    ...{
      industries: [],
      broker_manager: null,
      city: 'Коимбатур',
      active: true,
      blacklisted: true,
      is_commerce_allowed: false,
    },
    ...{ created_at: '2025-03-01T00:00:00Z', permissions: [], langs: {}, type: 'supplier', requests: null },
  };
  answers('/admin/companies', { list: [row], total: 1 });
  await renderApp('/admin/companies', anAdmin());
  const found = await screen.findByRole('row', { name: /Kaveri Pumps/ });
  const numbers = ['PAN AAACK1234F', 'GSTIN 33AAACK1234F1Z5', '12.04.2001'];
  for (const text of ['Поставщик', 'Производитель', ...numbers, 'Работает', 'В чёрном списке'])
    expect(within(found).getByText(text)).toBeTruthy();
});

it('the page of a company explains the effects of locking and the missing steps, and does not delete a company with open requests', async () => {
  await aPage();
  expect(await screen.findByText('3 сотрудника сразу выйдут и не смогут войти')).toBeTruthy();
  expect(screen.getByText('3 открытых запроса останутся у брокеров')).toBeTruthy();
  expect(screen.getByText('1 из 2')).toBeTruthy();
  expect(screen.getByText(/Открыто 3 запроса/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Удалить компанию' })).toBeNull();
  expect(screen.getByText(/компания заблокирована/)).toBeTruthy();
});

it('an admin deletes a company after a confirmation and opens the list', async () => {
  const { user, router } = await aPage({ open_requests: 0 });
  const sent: unknown[] = [];
  server.use(
    http.post('/admin/api/company/delete-company', async ({ request }) => {
      sent.push(await request.json());
      return ok({});
    }),
  );
  answers('/admin/companies', { list: [], total: 0 });
  await user.click(await screen.findByRole('button', { name: 'Удалить компанию' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Удалить/ }));
  await user.click(dialog.getByRole('button', { name: 'Удалить компанию' }));
  await waitFor(() => expect(sent).toEqual([{ company: id('1') }]));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/companies'));
});

const profile: ProfileView = {
  ...{ id: id('2'), name: 'Павел', surname: 'Никитин', patronymic: '', email: 'p@volga.example', username: 'p' },
  ...{ mobile_phone: '', work_phone: '', work_add_phone: '', roles: ['TEAM_MANAGER'], status: 'active' },
  company: { id: id('1'), type: 'customer', short_name: 'Волга' },
  ...{
    suppliers: [],
    substitutes: [],
    substituted_list: [],
    permissions: ['view'],
    avatar: null,
    may_set_avatar: false,
  },
};

async function openEdit(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Действия: Никитин Павел' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Изменить' }));
}

it('an admin saves a user’s role and status, and the form shows an error at its field', async () => {
  answers('/admin/api/users/get/:company', { list: [profile] });
  const calls = answers('/team/user/heirs/:id', { is_needed: false, list: [] });
  const sent: unknown[] = [];
  server.use(
    http.post('/admin/api/users/edit', async ({ request }) => {
      sent.push(await request.json());
      return ok({ user: profile });
    }),
  );
  const { user } = await aPage();
  await openEdit(user);
  const dialog = within(await screen.findByRole('dialog', { name: /Никитин Павел/ }));
  const name = await dialog.findByRole('textbox', { name: /^Имя/ });
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByText('Заполните это поле')).toBeTruthy();
  await user.type(name, 'Пётр');
  await user.click(dialog.getByRole('radio', { name: 'Доступ закрыт' }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(sent).toEqual([expect.objectContaining({ name: 'Пётр', status: 'disabled', roles: ['TEAM_MANAGER'] })]),
  );
  expect(new Set(calls.map(({ search }) => search))).toEqual(new Set(['?roles=TEAM_MANAGER&status=disabled']));
});

it('the form asks for a successor when a change removes a user’s tasks, and shows an error at that field', async () => {
  answers('/admin/api/users/get/:company', { list: [profile] });
  const successor = { id: id('5'), name: 'Анна', surname: 'Яшина', patronymic: '', roles: ['TEAM_ADMIN'] };
  answers('/team/user/heirs/:id', { is_needed: true, list: [successor] });
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post('/admin/api/users/edit', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      if (sent.length > 1) return ok({ user: profile });
      const data = { error: { heir: 'Заполните это поле' }, codes: { heir: 'required' } };
      return HttpResponse.json({ success: false, message: '', data }, { status: 422 });
    }),
  );
  const { user } = await aPage();
  await openEdit(user);
  const dialog = within(await screen.findByRole('dialog', { name: /Никитин Павел/ }));
  await dialog.findByRole('radio', { name: 'Доступ закрыт' });
  expect(dialog.queryByText('Кому передать работу')).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'Доступ закрыт' }));
  const choice = await dialog.findByRole('radio', { name: /Яшина Анна/ });
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByText('Заполните это поле')).toBeTruthy();
  await user.click(choice);
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent.map(({ heir }) => heir)).toEqual(['', id('5')]));
});

it('the form says that there is no possible successor', async () => {
  answers('/admin/api/users/get/:company', { list: [profile] });
  answers('/team/user/heirs/:id', { is_needed: true, list: [] });
  const { user } = await aPage();
  await openEdit(user);
  const dialog = within(await screen.findByRole('dialog', { name: /Никитин Павел/ }));
  await user.click(await dialog.findByRole('radio', { name: 'Доступ закрыт' }));
  expect(await dialog.findByText(/Передать работу некому/)).toBeTruthy();
});
