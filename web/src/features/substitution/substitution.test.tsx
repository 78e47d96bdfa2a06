// @vitest-environment jsdom
import type { CandidateView, PageContext, SubstitutionsView, SubstitutionView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setActingFor } from '../../api/acting-for';
import * as page from '../../lib/page';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();
beforeEach(() => void answers('/catalog/category/', { trees: [] }));
afterEach(() => {
  setActingFor(null);
  // The page becomes visible again, so it can be left once more.
  window.dispatchEvent(new Event('pageshow'));
});

const ok = (data: object) => HttpResponse.json({ success: true, data });
const customer = aContext('customer');
const own = customer.user?.id ?? '';
const me = { id: own, name: 'Марина', surname: 'Соколова', patronymic: '' };
const pavel = { id: '11111111-0000-4000-8000-000000000001', name: 'Павел', surname: 'Никитин', patronymic: 'Олегович' };
const olga = { id: '11111111-0000-4000-8000-000000000002', name: 'Ольга', surname: 'Гриднева', patronymic: '' };
const line = (changes: Partial<SubstitutionView>): SubstitutionView => ({
  ...{ id: '22222222-0000-4000-8000-000000000001', user: me, substitute: pavel, time_zone: 'Europe/Moscow' },
  ...{ start: '2026-11-20', finish: '2026-11-30', is_in_force: true, ...changes },
});
const view = (changes: Partial<SubstitutionsView> = {}): SubstitutionsView => ({
  ...{ user: me, substitute: null, substituted: [], open: [], today: '2026-11-20', ...changes },
});
const path = `/team/profile/substitute/${own}`;
const candidates: CandidateView[] = [
  {
    ...olga,
    roles: ['TEAM_MANAGER'],
    is_selectable: false,
    taken: { substitute: me, start: '', finish: '2026-12-04' },
  },
  { ...pavel, roles: ['TEAM_MANAGER'], is_selectable: true, taken: null },
];

it('a colleague is found, chosen and sent with the dates, and a person with an absence cannot be chosen', async () => {
  answers('/team/profile/substitute/:teamUser', view());
  server.use(
    http.post('/team/get-user-for-substitute/:teamUser', () =>
      ok({ list: candidates, total_count: candidates.length }),
    ),
  );
  const sent: unknown[] = [];
  server.use(
    http.post('/team/profile/substitute/:teamUser', async ({ request }) => {
      sent.push(await request.json());
      return ok(line({}));
    }),
  );
  const { user } = await renderApp(path, customer);
  await user.click(await screen.findByRole('button', { name: 'Назначить заместителя' }));
  const dialog = await screen.findByRole('dialog', { name: 'Кто заменит вас?' });
  const busy = await within(dialog).findByRole('radio', { name: /Гриднева Ольга/ });
  expect((busy as HTMLInputElement).disabled).toBe(true);
  expect(within(dialog).getByText(/по 04\.12\.2026/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Назначить заместителя' }));
  expect(await within(dialog).findAllByText(/Заполните|Укажите|обязательно/i)).not.toHaveLength(0);
  await user.click(within(dialog).getByRole('radio', { name: /Никитин Павел/ }));
  await user.type(within(dialog).getByLabelText(/Последний день/, { selector: 'input' }), '30.11.2026');
  await user.click(within(dialog).getByRole('button', { name: 'Назначить заместителя' }));
  await waitFor(() =>
    expect(sent).toEqual([{ substitute: pavel.id, date_start: '2026-11-20', date_finish: '2026-11-30' }]),
  );
  expect(await screen.findByText('Замещение назначено: Павел Никитин')).toBeTruthy();
});

it('a substitution ends after a confirmation, and one click switches to the substituted account', async () => {
  const leave = vi.spyOn(page, 'leaveTo').mockReturnValue();
  answers(
    '/team/profile/substitute/:teamUser',
    view({
      substitute: line({}),
      substituted: [line({ id: '22222222-0000-4000-8000-000000000002', user: olga, substitute: me })],
      open: [{ ...olga, username: 'olga@volga.example', until: '2026-12-05' }],
    }),
  );
  let ended = '';
  server.use(
    http.post('/team/substitute-unsubscribe/:pivot', ({ params }) => {
      ended = String(params.pivot);
      return ok({});
    }),
  );
  const { user } = await renderApp(path, customer);
  expect(await screen.findAllByText('Действует 20.11.2026 – 30.11.2026')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Завершить замещение' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Завершить замещение' }));
  await waitFor(() => expect(ended).toBe(line({}).id));
  await user.dblClick(screen.getByRole('button', { name: /Перейти в аккаунт: Ольга Гриднева/ }));
  expect(leave).toHaveBeenCalledOnce();
  expect(leave).toHaveBeenCalledWith('/user/dashboard?_switch_user=olga%40volga.example&type=substitute');
});

it('every page names the substituted user and leads back, and afterwards it says that the substitution is over', async () => {
  const leave = vi.spyOn(page, 'leaveTo').mockReturnValue();
  answers('/team/profile/substitute/:teamUser', view());
  const acting = (changes: Partial<NonNullable<PageContext['user']>>): PageContext => ({
    ...customer,
    user: customer.user && { ...customer.user, ...changes },
  });
  const deadline = { day: '2026-11-30', at: '2026-11-30T21:00:00.000Z' };
  const { user } = await renderApp(path, acting({ acting_as: pavel, acting_until: deadline }));
  const strip = (await screen.findByText('Вы действуете за: Марина Соколова')).closest('[role=status]') as HTMLElement;
  expect(within(strip).getByText(/По 30\.11\.2026 включительно/)).toBeTruthy();
  await user.click(within(strip).getByRole('button', { name: 'Вернуться в свой аккаунт' }));
  expect(leave).toHaveBeenCalledWith('/user/dashboard?_switch_user=_exit');
  await renderApp(path, acting({ acting_over: { user: olga, is_early: true } }));
  expect(await screen.findByText('Замещение завершено досрочно: Ольга Гриднева')).toBeTruthy();
});

it('a page made for another user is reloaded, and nothing it sends is stored', async () => {
  const reload = vi.spyOn(page, 'reloadPage').mockReturnValue();
  setActingFor({ ...(customer.user as NonNullable<PageContext['user']>), acting_as: pavel });
  let header: string | null = null;
  server.use(
    http.get('/team/profile/substitute/:teamUser', ({ request }) => {
      header = request.headers.get('X-Acting-For');
      return HttpResponse.json({ success: false, message: '', data: { error: 'substitution_over' } }, { status: 403 });
    }),
  );
  await renderApp(path, customer);
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(header).toBe(own);
});
