// @vitest-environment jsdom
import type { PersonalTokenView, ProfileView } from '@setu/contract';
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
const token: PersonalTokenView = {
  ...{ id: '0195a000-0000-7000-8000-000000000077', name: 'Учёт', scopes: ['requests'], beginning: 'setu_AbCd' },
  ...{ created_at: '2026-11-01T10:00:00Z', expires_at: '2027-01-30T10:00:00Z', last_used_at: null },
};
const secret = `setu_${'A'.repeat(43)}`;

beforeEach(() => {
  answers('/catalog/category/', { trees: [] });
  const user = { id: me, name: '', surname: '', patronymic: '' };
  answers('/team/profile/substitute/:teamUser', {
    user,
    substitute: null,
    substituted: [],
    open: [],
    today: '2026-11-20',
  });
  answers('/user/profile', profile);
  answers('/user/email', { email: profile.email, change: null });
});

it('a token is created with its scopes, its secret is shown once, and it is revoked after a confirmation', async () => {
  let tokens: PersonalTokenView[] = [];
  const sent: unknown[] = [];
  answers('/user/tokens', () => tokens);
  server.use(
    http.post('/user/tokens', async ({ request }) => {
      sent.push(await request.json());
      tokens = [token];
      return HttpResponse.json({ success: true, data: { token, secret } });
    }),
    http.delete('/user/tokens/:token', () => {
      tokens = [];
      return HttpResponse.json({ success: true, data: {} });
    }),
  );
  const { user } = await renderApp('/user/profile', aContext('customer'));
  const developers = await screen.findByText('Для разработчиков');
  expect(developers.closest('details')?.open).toBe(false);
  await user.click(developers);
  await user.click(await screen.findByRole('button', { name: 'Создать токен' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый токен' }));
  await user.type(await dialog.findByLabelText(/^Название/), 'Учёт');
  await user.click(dialog.getByRole('button', { name: 'Создать' }));
  expect(await dialog.findByText('Заполните это поле')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(dialog.getByLabelText('Читать ваши запросы'));
  await user.click(dialog.getByRole('button', { name: 'Создать' }));
  const created = within(await screen.findByRole('dialog', { name: 'Токен создан' }));
  expect(sent).toEqual([{ name: 'Учёт', scopes: ['requests'], days: expect.anything() }]);
  expect(created.getByText(secret)).toBeTruthy();
  await user.click(created.getByRole('button', { name: 'Токен сохранён' }));
  await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
  expect(await screen.findByText('ещё не использован', { exact: false })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Отозвать токен «Учёт»' }));
  const question = within(await screen.findByRole('dialog', { name: 'Отозвать токен «Учёт»?' }));
  await user.click(question.getByRole('button', { name: 'Отозвать' }));
  await waitFor(() => expect(screen.queryByText('setu_AbCd…')).toBeNull());
});

it('the panel reports a failure to load the tokens, and loads them again', async () => {
  let isDown = true;
  server.use(
    http.get('/user/tokens', () =>
      isDown
        ? HttpResponse.json({ success: false, message: 'Нет', data: { error: 'x' } }, { status: 409 })
        : HttpResponse.json({ success: true, data: [token] }),
    ),
  );
  const { user } = await renderApp('/user/profile', aContext('customer'));
  const again = await screen.findByRole('button', { name: 'Повторить' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText('Учёт')).toBeTruthy();
});
