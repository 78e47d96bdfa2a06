// @vitest-environment jsdom
import type { InviteView, ProfileView, TeamLineView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

// The page prefetches this for its links.
beforeEach(() => {
  answers('/catalog/category/', { trees: [] });
  const user = { id: '0195a000-0000-7000-8000-000000000002', name: '', surname: '', patronymic: '' };
  const substitutions = { user, substitute: null, substituted: [], open: [], today: '2026-11-20' };
  answers('/team/profile/substitute/:teamUser', substitutions);
});

const ok = (data: object) => HttpResponse.json({ success: true, data });
const idOf = (n: number) => `0195a000-0000-7000-8000-00000000000${n}`;
const owner = () => {
  const context = aContext('customer');
  if (context.user) context.user.permissions = [...context.user.permissions, 'company_admin', 'team_invite'];
  return context;
};

const aLine = (n: number, over: Partial<TeamLineView>): TeamLineView => ({
  ...{ id: idOf(n), kind: 'user', name: 'Павел', surname: 'Никитин', patronymic: '', email: 'p@volga.example' },
  ...{ roles: ['TEAM_MANAGER'], status: 'active', created_at: '2026-11-01T08:00:00.000Z', valid_for: null },
  ...{ last_seen_at: null, link: null, is_self: false, avatar: null, substitute: null },
  ...over,
});
const invited = aLine(3, {
  ...{ kind: 'invite', status: 'invited', surname: 'Лапина', name: 'Вера', email: 'v@volga.example' },
  ...{ valid_for: '2100-01-01T00:00:00.000Z', link: '/team/invite/confirm/x' },
});
const team = (list: TeamLineView[]) => ({
  list,
  total: list.length,
  counts: { active: 2, invited: 1, disabled: 0, deleted: 1 },
});

it('the team lists users and invitations with their actions, except in the user’s own row and for removed users', async () => {
  const me = aLine(1, { surname: 'Белова', is_self: true });
  const deleted = aLine(4, { surname: 'Тихонова', status: 'deleted' });
  answers('/team/', team([me, aLine(2, {}), invited, deleted]));
  await renderApp('/team', owner());
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect((await row(/Белова/)).queryByRole('button')).toBeNull();
  expect((await row(/Тихонова/)).queryByRole('link')).toBeNull();
  expect((await row(/Лапина/)).getByText('Приглашение отправлено')).toBeTruthy();
  expect((await row(/Лапина/)).getByRole('link').getAttribute('href')).toBe(`/team/invite/${idOf(3)}`);
  expect((await row(/Никитин/)).getByRole('link').getAttribute('href')).toBe(`/user/${idOf(2)}`);
});

it('the team names who acts for an absent colleague, and until when', async () => {
  const substitute = { id: idOf(5), name: 'Анна', surname: 'Яшина', patronymic: '', until: '2026-12-05' };
  answers('/team/', team([aLine(2, { substitute }), aLine(6, { surname: 'Белова' })]));
  await renderApp('/team', owner());
  expect((await screen.findByRole('row', { name: /Никитин/ })).textContent).toContain(
    'Заместитель до 05.12.2026: Анна Яшина',
  );
  expect(screen.getAllByText(/Заместитель до/)).toHaveLength(1);
});

it('a user with open tasks can be removed only with a successor', async () => {
  answers('/team/', team([aLine(2, {})]));
  const successor = { id: idOf(5), name: 'Анна', surname: 'Яшина', patronymic: '', roles: ['TEAM_ADMIN'] };
  answers('/team/user/heirs/:id', { is_needed: true, list: [successor] });
  const sent: unknown[] = [];
  server.use(
    http.post('/team/user/remove/:id', async ({ request }) => {
      sent.push(await request.json());
      return ok({});
    }),
  );
  const { user } = await renderApp('/team', owner());
  await user.click(await screen.findByRole('button', { name: 'Действия: Никитин Павел' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Удалить из компании' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Никитин Павел/ }));
  await user.click(dialog.getByRole('button', { name: 'Удалить' }));
  expect(await dialog.findByText('Заполните это поле')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: /Яшина Анна/ }));
  await user.click(dialog.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(sent).toEqual([{ heir: idOf(5) }]));
});

const anInvite: InviteView = {
  ...{ id: idOf(3), email: 'v@volga.example', first_name: 'Вера', second_name: 'Лапина', third_name: '' },
  ...{ mobile_phone: '', workPhone: '', workAddPhone: '', roles: ['TEAM_MANAGER'], status: 'invited' },
  company: { id: idOf(9), short_name: 'ООО «Волга Импорт»' },
  ...{ created_at: '2026-11-01T08:00:00.000Z', valid_for: '2100-01-01T00:00:00.000Z', inviter: 'Марина Белова' },
  ...{ link: '/team/invite/confirm/x', permissions: ['view', 'edit', 'delete'] },
};

it('an invitation is sent with one role and the token, and an address in use is reported at its field', async () => {
  answers('/team/', team([]));
  answers('/team/invite', { teamRoles: ['TEAM_ADMIN', 'TEAM_MANAGER'] });
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post('/team/invite', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      const data = { error: { email: 'Этот адрес уже занят' }, codes: { email: 'email_taken' } };
      return HttpResponse.json({ success: false, message: '', data }, { status: 422 });
    }),
  );
  const { user, router } = await renderApp('/team/invite', owner());
  const form = within(await screen.findByRole('form', { name: 'Приглашение' }));
  await user.type(form.getByLabelText(/Рабочая эл. почта/), 'v@volga.example');
  await user.type(form.getByLabelText(/Фамилия/), 'Лапина');
  await user.type(form.getByLabelText(/^Имя/), 'Вера');
  await user.click(form.getByRole('radio', { name: /^Менеджер/ }));
  await user.click(form.getByRole('button', { name: 'Отправить приглашение' }));
  expect(await form.findByText('Этот адрес уже занят')).toBeTruthy();
  expect(sent).toMatchObject([{ roles: ['TEAM_MANAGER'], second_name: 'Лапина', first_name: 'Вера' }]);
  expect(sent[0]?._token).toBeTypeOf('string');
  server.use(http.post('/team/invite', () => ok({ invite: anInvite })));
  await user.type(form.getByLabelText(/Рабочая эл. почта/), 's');
  await user.click(form.getByRole('button', { name: 'Отправить приглашение' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/team\/?$/));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the link of an open invitation is copied first, its data are folded, and a revoked one leads to the list', async () => {
  answers('/team/invite/:id', { invite: anInvite });
  answers('/team/invite', { teamRoles: ['TEAM_MANAGER'] });
  answers('/team/', team([]));
  server.use(http.delete('/team/invite/remove/:id', () => ok({})));
  const { user, router } = await renderApp(`/team/invite/${idOf(3)}`, owner());
  await user.click(await screen.findByRole('button', { name: 'Скопировать ссылку' }));
  expect(await navigator.clipboard.readText()).toMatch(/\/team\/invite\/confirm\/x$/);
  expect(screen.getByText('Изменить имя, роль и телефоны').closest('details')?.open).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Отозвать приглашение' }));
  await user.click(await screen.findByRole('button', { name: 'Отозвать' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/team\/?$/));
});

it('an expired link names the person to contact, and an open one shows the form with the known data', async () => {
  answers('/team/invite/confirm/:uuid', {
    state: 'expired',
    company: '',
    company_type: null,
    inviter: '',
    invitee: null,
  });
  const { router } = await renderApp(`/team/invite/confirm/${idOf(1)}`, aContext('visitor'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Срок приглашения истёк' })).toBeTruthy();
  const invitee = {
    ...{ email: 'v@volga.example', first_name: 'Вера', second_name: 'Лапина', third_name: '', mobile_phone: '' },
    roles: ['TEAM_MANAGER'],
  };
  answers('/team/invite/confirm/:uuid', {
    state: 'open',
    company: 'ООО «Волга»',
    company_type: 'supplier',
    inviter: 'Марина Белова',
    invitee,
  });
  await router.navigate(`/team/invite/confirm/${idOf(2)}`);
  expect(await screen.findByText(/Вход по адресу v@volga.example/)).toBeTruthy();
  expect((screen.getByLabelText(/Фамилия/) as HTMLInputElement).value).toBe('Лапина');
  // A supplier's users have Indian numbers even if they read Russian.
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Код страны/ }).value).toBe('IN');
});

it('joining requires consent to the processing of personal data', async () => {
  const invitee = {
    ...{ email: 'v@volga.example', first_name: 'Вера', second_name: 'Лапина', third_name: '', mobile_phone: '' },
    roles: ['TEAM_MANAGER'],
  };
  const open = { state: 'open', company: 'ООО «Волга»', company_type: 'customer', inviter: 'Марина Белова', invitee };
  answers('/team/invite/confirm/:uuid', open);
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post('/team/invite/confirm/:uuid', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      const data = { error: { password: 'Придумайте другой пароль' }, codes: { password: 'password_common' } };
      return HttpResponse.json({ success: false, message: '', data }, { status: 422 });
    }),
  );
  const { user } = await renderApp(`/team/invite/confirm/${idOf(2)}`, aContext('visitor'));
  const form = within(await screen.findByRole('form', { name: 'Приглашение в Setu' }));
  for (const label of [/^Новый пароль/, /^Повторите пароль/])
    await user.type(form.getByLabelText(label, { selector: 'input' }), 'Long-enough-7');
  const consent = form.getByRole<HTMLInputElement>('checkbox', {
    name: /Даю согласие на обработку персональных данных/,
  });
  expect(consent.checked).toBe(false);
  await user.click(form.getByRole('button', { name: 'Принять и войти' }));
  await waitFor(() => expect(consent.getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
  await user.click(consent);
  await user.click(form.getByRole('button', { name: 'Принять и войти' }));
  expect(await form.findByText('Придумайте другой пароль')).toBeTruthy();
  expect(sent).toMatchObject([{ processing_condition_agreed: true, password: 'Long-enough-7' }]);
});

const aProfile = (over: Partial<ProfileView>): ProfileView => ({
  ...{ id: idOf(2), name: 'Павел', surname: 'Никитин', patronymic: 'Олегович', email: 'p@volga.example' },
  ...{ username: 'p@volga.example', mobile_phone: '+79276031844', work_phone: '', work_add_phone: '' },
  ...{
    roles: ['TEAM_MANAGER'],
    status: 'active',
    suppliers: [],
    substitutes: [],
    substituted_list: [],
    permissions: ['view'],
    avatar: null,
    may_set_avatar: false,
  },
  company: { id: idOf(9), type: 'customer', short_name: 'ООО «Волга Импорт»' },
  ...over,
});

it('a colleague’s profile is visible, and only users with the permission can remove the colleague', async () => {
  answers('/user/:teamUser', aProfile({}));
  await renderApp(`/user/${idOf(2)}`, aContext('customer'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Никитин Павел Олегович' })).toBeTruthy();
  expect(screen.getByText('Ведёт запросы и переписку')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Удалить из компании' })).toBeNull();
});

it('a colleague’s profile names the substitute and the colleagues the user acts for', async () => {
  const line = (user: string, substitute: string) => ({
    ...{ id: idOf(5), start: '2026-12-01', finish: '2026-12-05', time_zone: 'Europe/Moscow', is_in_force: true },
    user: { id: idOf(2), name: user, surname: 'Никитин', patronymic: '' },
    substitute: { id: idOf(3), name: substitute, surname: 'Орлова', patronymic: '' },
  });
  const substitutions = { substitutes: [line('Павел', 'Анна')], substituted_list: [line('Олег', 'Павел')] };
  answers('/user/:teamUser', aProfile(substitutions));
  await renderApp(`/user/${idOf(2)}`, aContext('customer'));
  expect(await screen.findByText('Орлова Анна')).toBeTruthy();
  expect(screen.getByText('Никитин Олег')).toBeTruthy();
  expect(screen.getAllByText('Действует 01.12.2026 – 05.12.2026')).toHaveLength(2);
});

it('a photo is uploaded, shown and removed again', async () => {
  const picture = {
    id: idOf(8),
    url: `/media/file/${idOf(8)}/picture.webp`,
    original_name: 'picture.webp',
    color: null,
  };
  let avatar: ProfileView['avatar'] = null;
  answers('/user/profile', () => aProfile({ avatar, may_set_avatar: true }));
  answers('/api/page-context', aContext('customer'));
  server.use(
    http.post('/team/profile/avatar/upload/:id', () => {
      avatar = picture;
      return ok({ avatar: picture });
    }),
    http.delete('/team/profile/avatar/delete/:id', () => {
      avatar = null;
      return ok({});
    }),
  );
  const { user } = await renderApp('/user/profile', aContext('customer'));
  const file = new File(['x'], 'me.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('Загрузить фото', { selector: 'input' }), file);
  await user.click(await screen.findByRole('button', { name: 'Убрать фото' }));
  expect(await screen.findByRole('button', { name: 'Загрузить фото' })).toBeTruthy();
});
