// @vitest-environment jsdom
import type { EmailChangeView, ProfileView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

const me = '0195a000-0000-7000-8000-000000000002';
const profile: ProfileView = {
  ...{ id: me, name: 'Марина', surname: 'Соколова', patronymic: '', email: 'buyer@volga.example' },
  username: 'buyer@volga.example',
  ...{ mobile_phone: '', work_phone: '', work_add_phone: '', roles: [], status: 'active', avatar: null },
  company: { id: '0195a000-0000-7000-8000-000000000009', type: 'customer', short_name: 'ООО «Волга Импорт»' },
  ...{ permissions: ['view', 'edit'], may_set_avatar: false, suppliers: [], substitutes: [], substituted_list: [] },
};

beforeEach(() => {
  answers('/catalog/category/', { trees: [] });
  const user = { id: me, name: '', surname: '', patronymic: '' };
  const none = { user, substitute: null, substituted: [], open: [], today: '2026-11-20' };
  answers('/team/profile/substitute/:teamUser', none);
  answers('/user/profile', profile);
});

const ok = (data: object) => HttpResponse.json({ success: true, data });
const waiting: EmailChangeView = {
  email: 'buyer@volga.example',
  change: {
    ...{ email: 'new@volga.example', old_confirmed: true, new_confirmed: false },
    ...{ expires_at: '2026-11-21T09:00:00.000Z', resend_seconds: 0 },
  },
};

it('changing the address requires the password, waits for both mailboxes, and can be cancelled', async () => {
  const sent: unknown[] = [];
  let isWaiting = false;
  answers('/user/email', () => (isWaiting ? waiting : { ...waiting, change: null }));
  server.use(
    http.post('/user/email', async ({ request }) => {
      sent.push(await request.json());
      if (sent.length === 1) {
        const data = { error: { current_password: 'Неверный пароль' }, codes: { current_password: 'wrong_password' } };
        return HttpResponse.json({ success: false, message: '', data }, { status: 422 });
      }
      isWaiting = true;
      return ok(waiting);
    }),
    http.delete('/user/email', () => {
      isWaiting = false;
      return ok({});
    }),
  );
  const { user } = await renderApp('/user/profile', aContext('customer'));
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Смена эл. почты для входа' }));
  await user.click(dialog.getByRole('button', { name: 'Отправить письма' }));
  expect(await dialog.findAllByText('Заполните это поле')).toHaveLength(2);
  await user.type(dialog.getByLabelText(/^Новый адрес/), 'new@volga.example');
  await user.type(dialog.getByLabelText(/^Пароль/, { selector: 'input' }), 'Wrong-one-9');
  await user.click(dialog.getByRole('button', { name: 'Отправить письма' }));
  expect(await dialog.findByText('Неверный пароль')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Пароль/, { selector: 'input' }), '1');
  await user.click(dialog.getByRole('button', { name: 'Отправить письма' }));
  expect(await screen.findByText('Подтвердите смену на new@volga.example')).toBeTruthy();
  expect(screen.getByText('Текущий адрес подтверждён')).toBeTruthy();
  expect(screen.getByText('Новый адрес ещё не подтверждён')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Отправить ещё раз' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ resend: true }));
  await user.click(screen.getByRole('button', { name: 'Отменить смену' }));
  await waitFor(() => expect(screen.queryByText(/Подтвердите смену на/)).toBeNull());
});

it.each([
  ['waiting', 'Этот адрес подтверждён'],
  ['changed', 'Адрес изменён'],
  ['taken', 'Адрес не изменён'],
] as const)(
  'an email link confirms only through its button, and the page reports the result: %s',
  async (state, title) => {
    let posted = 0;
    answers('/user/email/:token', { email: 'new@volga.example', side: 'new', state: 'open' });
    server.use(
      http.post('/user/email/:token', () => {
        posted += 1;
        return ok({ email: 'new@volga.example', side: 'new', state });
      }),
    );
    const { user } = await renderApp('/user/email/abc', aContext('visitor'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Это ваш новый адрес?' })).toBeTruthy();
    expect(posted).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Подтвердить' }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(posted).toBe(1);
  },
);
