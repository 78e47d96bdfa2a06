// @vitest-environment jsdom
import type { AuditView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { anAdmin } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

const vera = { id: '11111111-0000-4000-8000-000000000000', name: 'Вера', surname: 'Ким', patronymic: '' };
const oleg = { ...vera, id: '11111111-0000-4000-8000-000000000001', name: 'Олег' };
const kaveri = { id: '22222222-0000-4000-8000-000000000000', name: 'Kaveri Pumps' };
const view = (over: Partial<AuditView> = {}): AuditView => ({
  list: [
    {
      ...{ id: '33333333-0000-4000-8000-000000000000', service: 'identity', at: '2026-11-19T09:02:00Z' },
      ...{ actor: vera, on_behalf_of: oleg, company: kaveri, action: 'company.locked' },
      ...{ object_kind: 'static_page', object_id: 'faq', object_name: 'Вопросы', request_id: '' },
      fields: [
        {
          ...{ name: 'state', before: 'open', after: 'locked' },
          ...{ label: 'Состояние', was: 'открыта', is: 'закрыта' },
        },
        { ...{ name: 'version', before: '', after: '2' }, ...{ label: 'Версия', was: '', is: '2' } },
      ],
    },
  ],
  ...{ next: null, missing: [] },
  ...over,
});

const path = '/admin/audit';

function open(answer: (params: URLSearchParams) => AuditView) {
  const calls: URLSearchParams[] = [];
  server.use(
    http.get(path, ({ request }) => {
      const params = new URL(request.url).searchParams;
      calls.push(params);
      return HttpResponse.json({ success: true, data: answer(params) });
    }),
  );
  renderApp(path, anAdmin());
  return calls;
}

it('the audit log shows actor, action, object and substituted user, and filters by one person or company', async () => {
  const calls = open(() => view());
  const user = userEvent.setup();
  const table = within(await screen.findByRole('table', { name: 'Журнал действий' }));
  await table.findByText('Компания заблокирована');
  table.getByText('Состояние: открыта → закрыта');
  table.getByText('Версия: 2');
  expect(table.getByRole('link', { name: 'Вопросы' }).getAttribute('href')).toBe('/admin/static-pages/edit/faq');
  table.getByText('Ким В.');
  expect(table.getByRole('link', { name: 'Kaveri Pumps' }).getAttribute('href')).toBe(`/admin/companies/${kaveri.id}`);
  table.getByText(/за кого: Ким Олег|за кого: Олег Ким/);
  await user.click(table.getByRole('button', { name: /Показать только действия этого человека/ }));
  await waitFor(() => expect(calls.at(-1)?.get('person')).toBe(vera.id));
  await user.click(await screen.findByRole('button', { name: /Показать только эту компанию: Kaveri/ }));
  await waitFor(() => expect(calls.at(-1)?.get('company')).toBe(kaveri.id));
  await user.click(await screen.findByRole('button', { name: 'Убрать фильтр «Компания: Kaveri Pumps»' }));
  await waitFor(() => expect(calls.at(-1)?.get('company')).toBeNull());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Раздел' }), 'Каталог');
  await waitFor(() => expect(calls.at(-1)?.get('service')).toBe('catalogue'));
});

it('an application without a user is the action of a visitor', async () => {
  const [entry] = view().list;
  open(() => view({ list: entry ? [{ ...entry, actor: null, action: 'application.sent' }] : [] }));
  await screen.findByText('Посетитель без входа');
});

it('the audit log is searched by the name or number of an object', async () => {
  const calls = open(() => view());
  const user = userEvent.setup();
  await user.type(await screen.findByRole('searchbox', { name: 'Поиск по объекту' }), '77145282{Enter}');
  await waitFor(() => expect(calls.at(-1)?.get('search')).toBe('77145282'));
});

it('the audit log is narrowed to a person who is found by name', async () => {
  const calls = open(() => view());
  answers(`${path}/people`, { list: [{ ...oleg, company_name: 'Setu' }] });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: 'Человек' }));
  await user.click(await screen.findByRole('option', { name: 'Олег Ким, Setu' }));
  await waitFor(() => expect(calls.at(-1)?.get('person')).toBe(oleg.id));
});

it('the audit log goes to older entries and back, and names the services that did not answer', async () => {
  const calls = open((params) => view(params.get('before') ? { missing: ['review'] } : { next: 'place_1' }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Показать более ранние' }));
  await screen.findByText('Не удалось загрузить: Проверки и заявки');
  expect(calls.at(-1)?.get('before')).toBe('place_1');
  await user.click(screen.getByRole('button', { name: 'Вернуться к новым' }));
  await waitFor(() => expect(calls.at(-1)?.get('before')).toBeNull());
});

it('the audit log says that there are no matching entries', async () => {
  open(() => view({ list: [] }));
  await screen.findByText('Ничего не найдено');
});
