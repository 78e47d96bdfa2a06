// @vitest-environment jsdom
import { type ApplicationListView, type ApplicationView, eachSupplierText } from '@setu/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';
import { closeAllModals } from '../../../ui/modal/modal-store';

withServer();
// A dialog that a test leaves open has a button of the same name.
afterEach(closeAllModals);

const id = (digit: string): string => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
const oleg = { id: id('e'), name: 'Олег', surname: 'Белов', patronymic: '' };

/** Returns the context of a broker's manager or senior manager. */
const contextOf = (roles: string[] = []) => {
  const context = aContext('broker', { counters: { notices: 0, rfc: 0, rfd: 0, supplier_application: 4 } });
  const user = context.user && { ...context.user, roles: roles as never };
  const permissions = ['request_queue', 'company_list', 'application_queue', 'supplier_create'] as const;
  return { ...context, user: user && { ...user, permissions: [...permissions] } };
};

const list: ApplicationListView = {
  list: [
    {
      ...{ id: id('1'), numeric_hash: '26042137', company_name: 'Betwa Ceramics', status: 'new' as const },
      ...{ broker_manager: null, created_at: '2026-11-20T09:00:00Z', address: 'Khurja 203131' },
      ...{ is_mine: true, is_declined: false },
    },
    {
      ...{ id: id('2'), numeric_hash: '26040001', company_name: 'Chambal Agrochem', status: 'in_work' as const },
      ...{ broker_manager: { id: oleg.id, name: 'Олег Белов' }, created_at: '2026-11-16T09:00:00Z' },
      ...{ address: 'Kota 324005', is_mine: false, is_declined: false },
    },
  ],
  totalCount: 2,
  managers: [oleg],
  counts: { new: 4, in_work: 3, completed: 0, rejected: 5 },
  waiting_count: 5,
};

const none = () => null;

const view = (
  over: Partial<ApplicationView['application']> = {},
  rest: Partial<ApplicationView> = {},
): ApplicationView => ({
  application: {
    ...{
      ...eachSupplierText('company', none),
      ...eachSupplierText('production', none),
      ...eachSupplierText('contact', none),
    },
    ...{ id: id('1'), numeric_hash: '26042137', status: 'new', version: 1, created_at: '2026-11-20T09:00:00Z' },
    ...{ in_work_at: null, completed_at: null, rejected_at: null, reject_comment: null },
    ...{ company_name: 'Betwa Ceramics', pan: 'AABCB4172K' },
    ...{ web_site_url: 'betwa.example', address: 'Khurja', type: 'manufacturer', industries_list: [] },
    ...{ export_product_list: 'Stoneware', media: [], contact_name: 'Manoj', contact_surname: 'Tyagi' },
    ...{ designation: 'Export Manager', phone: '+919812345678' },
    email: 'export@betwa.example',
    ...{ broker_manager: null, regulation_accepted: true, ...over },
  },
  ...{ company: null, permissions: ['view', 'manage'], moves: ['in_work'], managers: [], log: [], similar: [] },
  ...rest,
});
const page = `/supplier/application/${id('1')}`;

it('applications are listed with their manager and status, and the address holds filters and sorting', async () => {
  const path = '/supplier/application/list';
  const calls = answers(path, list);
  const { user, router } = await renderApp(path, contextOf());
  const row = await screen.findByRole('row', { name: /Chambal/ });
  // The list opens on what waits, and the link to all applications still works.
  expect(router.state.location.search).toBe('?queue=mine');
  await user.click(screen.getByRole('link', { name: /Все/ }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  for (const text of ['26040001', 'Kota 324005', /^Белов/, 'В работе'])
    expect(within(row).getByText(text)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /Новые/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=new'));
  await user.click(await screen.findByRole('button', { name: 'Компания' }));
  await waitFor(() => expect(router.state.location.search).toContain('company_name'));
  await waitFor(() => expect(calls.at(-1)?.searchParams.get('sort[company_name]')).toBe('asc'));
  expect(calls.at(-1)?.searchParams.get('status')).toBe('new');
});

it('every status has its count, and an application that was not answered in two working days is overdue', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T20:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  answers('/supplier/application/list', list);
  await renderApp('/supplier/application/list', contextOf());
  const tabs = within(await screen.findByRole('navigation', { name: 'Заявки по статусам' }));
  await tabs.findByText('12');
  const shown = tabs.getAllByRole('link').map(({ textContent }) => textContent);
  expect(shown).toEqual(['Ждут вас5', 'Все12', 'Новые4', 'В работе3', 'Завершены0', 'Отклонены5']);
  await screen.findByRole('row', { name: /Betwa/ });
  const cellsOf = (name: RegExp) => within(screen.getByRole('row', { name }));
  expect(cellsOf(/Betwa/).getByText('Ответить сегодня')).toBeTruthy();
  expect(cellsOf(/Betwa/).getByRole('button', { name: /^Начать рассмотрение/ })).toBeTruthy();
  // The other one has a manager of its own.
  expect(cellsOf(/Chambal/).queryByRole('link', { name: /^Принять решение/ })).toBeNull();
  expect(cellsOf(/Chambal/).getByText(/^Ведёт/)).toBeTruthy();
  // An application in review has ten working days for the decision.
  expect(cellsOf(/Chambal/).getByText('Решить до 30.11.2026')).toBeTruthy();
  vi.setSystemTime(new Date('2026-11-24T21:00:00Z'));
  cleanup();
  await renderApp('/supplier/application/list', contextOf());
  const late = within(await screen.findByRole('row', { name: /Betwa/ }));
  expect([late.getByText('Просрочена на 1 день'), late.getByText('Срок был 24.11.2026')].every(Boolean)).toBe(true);
});

it('a manager accepts an application, and if another was faster, sees the change', async () => {
  answers('/api/page-context', contextOf());
  let now = view();
  answers(page, () => now);
  const sent: unknown[] = [];
  server.use(
    http.post(`/broker/application/update-status/${id('1')}`, async ({ request }) => {
      sent.push(await request.json());
      now = view({ status: 'in_work', version: 2, broker_manager: oleg }, { permissions: ['view'], moves: [] });
      const data = { error: 'conflict', current: { status: 'in_work', version: 2 } };
      return HttpResponse.json({ success: false, message: 'Изменилось', data }, { status: 409 });
    }),
  );
  const { user } = await renderApp(page, contextOf());
  await user.click(await screen.findByRole('button', { name: 'Начать рассмотрение' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Начать рассмотрение' }));
  await within(dialog).findByText('Сейчас сделать это уже нельзя.');
  expect(sent).toEqual([{ status: 'in_work', version: 1 }]);
  expect(within(dialog).getByRole('row', { name: /Статус/ }).textContent).toMatch(/Новая.*В работе/);
});

it('a manager starts the review from the list and comes to the application, which is then theirs', async () => {
  answers('/api/page-context', contextOf());
  answers('/supplier/application/list', list);
  answers(page, view({ status: 'in_work' }));
  const sent: unknown[] = [];
  server.use(
    http.post(`/broker/application/update-status/${id('1')}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: view({ status: 'in_work' }) });
    }),
  );
  const { user } = await renderApp('/supplier/application/list', contextOf());
  await user.click(await screen.findByRole('button', { name: /^Начать рассмотрение/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Она будет закреплена за вами.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Начать рассмотрение' }));
  expect(await screen.findByRole('heading', { level: 1, name: /26042137/ })).toBeTruthy();
  expect(sent).toEqual([{ status: 'in_work' }]);
});

it('events are listed newest first, a note is written by keyboard only, and possible duplicates are linked', async () => {
  answers('/api/page-context', contextOf());
  const empty = { by: null, acting: null, from: null, to: null, manager: null, text: '' };
  const log = [
    {
      ...empty,
      kind: 'moved' as const,
      at: '2026-11-20T10:00:00Z',
      by: oleg,
      from: 'new' as const,
      to: 'in_work' as const,
    },
    { ...empty, kind: 'sent' as const, at: '2026-11-20T09:00:00Z' },
  ];
  const similar: ApplicationView['similar'] = [
    {
      kind: 'company',
      id: id('7'),
      name: 'Betwa Ceramics LLP',
      numeric_hash: null,
      status: null,
      by: ['tax_number', 'name'],
    },
    { kind: 'application', id: id('8'), name: 'Betwa', numeric_hash: '25093311', status: 'rejected', by: ['site'] },
  ];
  answers(page, view({ status: 'in_work' }, { log, similar }));
  const sent: unknown[] = [];
  server.use(
    http.post(`${page}/note`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: view() });
    }),
  );
  const { user } = await renderApp(page, contextOf());
  expect((await screen.findByRole('link', { name: 'Betwa Ceramics LLP' })).getAttribute('href')).toBe(
    `/company/${id('7')}`,
  );
  expect(screen.getByText('тот же PAN, похожее название')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Betwa' }).getAttribute('href')).toBe(`/supplier/application/${id('8')}`);
  expect(screen.getByText('Заявка № 25093311, Отклонена')).toBeTruthy();
  const steps = screen.getByText('Заявка подана').closest('ol');
  const done = within(steps as HTMLElement).getAllByRole('listitem');
  expect(done.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/В работеОлег Белов$/),
    expect.stringMatching(/Заявка подана$/),
  ]);
  screen.getByRole('button', { name: 'Добавить заметку' }).focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Заметка к заявке № 26042137' });
  await user.type(within(dialog).getByRole('textbox'), 'Ждём протокол испытаний');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить заметку' }));
  await screen.findByText('Заметка сохранена');
  expect(sent).toEqual([{ text: 'Ждём протокол испытаний' }]);
});

it('a new application has one next step, which is to begin the work, and not yet the supplier', async () => {
  answers(page, view());
  await renderApp(page, contextOf());
  expect(await screen.findByRole('button', { name: 'Начать рассмотрение' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Начните рассмотрение заявки' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Создать поставщика' })).toBeNull();
});

it('an application ends without a supplier only with a reason, and the supplier is created from here', async () => {
  answers(page, view({ status: 'in_work' }, { moves: ['completed'] }));
  const { user } = await renderApp(page, contextOf());
  await user.click(await screen.findByRole('button', { name: 'Отказать по заявке' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Отказать/ }));
  await user.click(dialog.getByRole('button', { name: 'Отказать по заявке' }));
  expect((await dialog.findByRole('textbox', { name: /Причина/ })).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Отклонить заявку' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Создать поставщика', hidden: true }).getAttribute('href')).toBe(
    `/supplier/create?supp-app-id=${id('1')}`,
  );
});

it('a manager creates the supplier first, then completes the application', async () => {
  const open = { status: 'in_work' as const, broker_manager: oleg };
  const company = { id: id('c'), short_name: 'Betwa Ceramics' };
  for (const [of, title] of [
    [null, 'Примите решение по заявке'],
    [company, 'Поставщик создан: завершите заявку'],
  ] as const) {
    answers(page, view(open, { moves: ['completed'], company: of }));
    await renderApp(page, contextOf());
    expect(await screen.findByText(title)).toBeTruthy();
    cleanup();
  }
});

it('a declined application shows its reason and offers the supplier only in the menu', async () => {
  const at = '2026-11-25T09:00:00Z';
  const entry = { kind: 'moved' as const, at, from: 'in_work' as const, to: 'completed' as const, manager: null };
  const log = [{ ...entry, by: { ...oleg, patronymic: '' }, acting: null, text: 'Нет экспортной лицензии' }];
  const ended = { status: 'completed' as const, in_work_at: at, completed_at: at, broker_manager: oleg };
  answers(page, view({ ...ended, reject_comment: 'Нет экспортной лицензии' }, { moves: [], log }));
  const { user } = await renderApp(page, contextOf());
  expect(await screen.findByText('Заявка отклонена')).toBeTruthy();
  expect(screen.queryByText('Завершена')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Создать поставщика' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Действия с заявкой' }));
  expect(await screen.findByRole('menuitem', { name: 'Создать поставщика' })).toBeTruthy();
});
