// @vitest-environment jsdom
import type { OwnSessionView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

// The page prefetches this for its links.
beforeEach(() => void answers('/catalog/category/', { trees: [] }));

const ok = (data: object) => HttpResponse.json({ success: true, data });
const field = (name: RegExp) => screen.findByLabelText(name, { selector: 'input' });

it('a link can be requested once a minute, and the answer does not reveal whether the address exists', async () => {
  const { user } = await renderApp('/resetting/request', aContext('visitor'));
  server.use(http.post('/resetting/send-email', () => ok({ resend_seconds: 60 })));
  await user.type(await field(/Эл. почта/), 'buyer@volga.example');
  await user.click(screen.getByRole('button', { name: 'Отправить ссылку' }));
  expect(await screen.findByText(/Если у адреса buyer@volga.example есть аккаунт в Setu/)).toBeTruthy();
  const again = await screen.findByRole('button', { name: /Отправить ещё раз через (60|5\d) с/ });
  expect(again.getAttribute('aria-disabled')).toBe('true');
});

it('the first password has its own heading, is checked during typing, and leads to the sign-in', async () => {
  answers('/resetting/reset/:token', { initial: true });
  const sent: unknown[] = [];
  server.use(
    http.post('/resetting/reset/:token', async ({ request }) => {
      sent.push(await request.json());
      return ok({ route: { name: 'fos_user_security_login', params: {} } });
    }),
  );
  const { user, router } = await renderApp('/resetting/reset/abc', aContext('visitor'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Задайте пароль' })).toBeTruthy();
  const rules = screen.getByRole('list', { name: 'Требования к паролю' });
  await user.type(await field(/^Новый пароль/), 'Long-enough');
  expect(within(rules).getAllByText(/выполнено/)).toHaveLength(3);
  await user.type(await field(/^Новый пароль/), '-7');
  await user.type(await field(/^Повторите пароль/), 'Long-enough-8');
  await user.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
  expect(await screen.findByText('Пароли не совпадают')).toBeTruthy();
  await user.type(await field(/^Повторите пароль/), '{backspace}7');
  await user.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(sent).toMatchObject([{ password: 'Long-enough-7', confirmPassword: 'Long-enough-7' }]);
});

it('an invalid link explains itself and leads to a new one', async () => {
  server.use(
    http.get('/resetting/reset/:token', () =>
      HttpResponse.json({ success: false, message: '', data: { error: 'not_found' } }, { status: 404 }),
    ),
  );
  await renderApp('/resetting/reset/abc', aContext('visitor'));
  expect(await screen.findByText('Ссылка больше не действует')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Запросить новую ссылку' }).getAttribute('href')).toBe('/resetting/request');
});

const aSession = (over: Partial<OwnSessionView>): OwnSessionView => ({
  id: '0195a000-0000-7000-8000-000000000001',
  device: { browser: 'Firefox', system: 'Linux' },
  address: '203.0.113.7',
  created_at: '2026-11-20T08:00:00.000Z',
  last_seen_at: '2026-11-20T09:00:00.000Z',
  is_this: true,
  ...over,
});

it('another session ends after a confirmation, this one cannot be ended, and a wrong current password is reported at its field', async () => {
  const other = aSession({
    id: '0195a000-0000-7000-8000-000000000002',
    device: { browser: null, system: null },
    is_this: false,
  });
  const ended: string[] = [];
  answers('/user/second-factor', { factors: [], recovery_codes_left: 0, required: false });
  answers('/user/sessions', () => (ended.length === 0 ? [aSession({}), other] : [aSession({})]));
  server.use(
    http.delete('/user/sessions/:id', ({ params }) => {
      ended.push(String(params.id));
      return ok({});
    }),
    http.post('/user/change_pass', () => {
      const data = { error: { current_password: 'Неверный пароль' }, codes: { current_password: 'wrong_password' } };
      return HttpResponse.json({ success: false, message: '', data }, { status: 422 });
    }),
  );
  const { user } = await renderApp('/user/change_pass', aContext('customer'));
  expect(await screen.findByText('Firefox, Linux')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Завершить сеанс: Неизвестное устройство' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Завершить' }));
  await waitFor(() => expect(screen.queryByText('Неизвестное устройство')).toBeNull());
  expect(ended).toEqual([other.id]);
  await user.type(await field(/^Текущий пароль/), 'Wrong-one-9');
  await user.type(await field(/^Новый пароль/), 'Long-enough-7');
  await user.type(await field(/^Повторите пароль/), 'Long-enough-7');
  await user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
  expect(await screen.findByText('Неверный пароль')).toBeTruthy();
});
