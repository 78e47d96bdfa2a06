// @vitest-environment jsdom
import type { SecondFactorView } from '@setu/contract';
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
const failure = (status: number, data: object, message = '') =>
  HttpResponse.json({ success: false, message, data }, { status });
const field = (name: RegExp) => screen.findByLabelText(name, { selector: 'input' });
const codes = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-DDD${index}`);

it('the password is followed by a code: a wrong one is reported at its field, and too many lead back to the password', async () => {
  const sent: unknown[] = [];
  const replies = [
    failure(422, { error: { code: 'Неверный код' }, codes: { code: 'wrong_second_code' } }),
    failure(403, { error: 'second_step_over' }, 'Введите пароль ещё раз'),
    ok({ route: { name: 'index', params: {} } }),
  ];
  let isIn = false;
  answers('/api/page-context', () => aContext(isIn ? 'customer' : 'visitor'));
  answers('/', {});
  server.use(
    http.post('/login_check', () =>
      ok({
        route: { name: 'fos_user_security_login', params: {} },
        second: { code: true, passkey: null, setup: false },
      }),
    ),
    http.post('/login_second', async ({ request }) => {
      sent.push(await request.json());
      isIn = sent.length === 3;
      return replies[sent.length - 1];
    }),
  );
  const { user, router } = await renderApp('/login?next=/resetting/request', aContext('visitor'));
  const password = async () => {
    await user.type(await field(/Пароль/), 'Setu-demo-1');
    await user.click(screen.getByRole('button', { name: 'Войти' }));
  };
  await user.type(await field(/Эл. почта/), 'buyer@volga.example');
  await password();
  const code = await field(/^Код из приложения/);
  expect([code.getAttribute('autocomplete'), document.activeElement === code]).toEqual(['one-time-code', true]);
  await user.type(code, '000000{Enter}');
  expect(await screen.findByText('Неверный код')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Введите код восстановления/ }));
  await user.type(await field(/^Код восстановления/), 'aaaa bbbb{Enter}');
  expect(await screen.findByText('Введите пароль ещё раз')).toBeTruthy();
  expect(((await field(/Эл. почта/)) as HTMLInputElement).value).toBe('buyer@volga.example');
  await password();
  await user.type(await field(/^Код из приложения/), '123456{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/resetting/request'));
  expect(sent).toEqual([{ code: '000000' }, { code: 'aaaa bbbb' }, { code: '123456' }]);
});

it('a user who must have a second factor sets one up and saves the recovery codes before the sign-in completes', async () => {
  const sent: unknown[] = [];
  answers('/api/page-context', () => aContext('visitor'));
  server.use(
    http.post('/login_check', () =>
      ok({
        route: { name: 'fos_user_security_login', params: {} },
        second: { code: false, passkey: null, setup: true },
      }),
    ),
    http.post('/login_second', async ({ request }) => {
      sent.push(await request.json());
      if (sent.length === 1) return ok({ totp: { secret: 'GEZDGNBV', uri: 'otpauth://totp/Setu:a?secret=GEZDGNBV' } });
      return ok({ route: { name: 'index', params: {} }, recovery_codes: codes });
    }),
  );
  const { user, router } = await renderApp('/login?next=/resetting/request', aContext('visitor'));
  await user.type(await field(/Эл. почта/), 'manager@setu.example');
  await user.type(await field(/Пароль/), 'Setu-demo-1{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Приложение с кодами' }));
  expect(await screen.findByRole('img', { name: 'QR-код для приложения с кодами' })).toBeTruthy();
  await user.type(await field(/^Код из приложения/), '123456{Enter}');
  expect(await screen.findByText('AAAA-BBBB-CCCC-DDD9')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/login');
  await user.click(screen.getByRole('button', { name: 'Коды сохранены, продолжить' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/resetting/request'));
  expect(sent).toEqual([{ setup: { kind: 'totp' } }, { setup: { kind: 'totp', name: 'Телефон', answer: '123456' } }]);
});

it('adding a factor in the account requires the password, and the last required factor cannot be removed', async () => {
  const sent: unknown[] = [];
  const view = (): SecondFactorView => ({
    factors: sent.length < 3 ? [] : [{ ...aFactor }],
    recovery_codes_left: sent.length < 3 ? 0 : 10,
    required: true,
  });
  answers('/user/sessions', []);
  answers('/user/second-factor', view);
  server.use(
    http.post('/user/second-factor', async ({ request }) => {
      sent.push(await request.json());
      if (sent.length === 1)
        return failure(422, {
          error: { current_password: 'Неверный пароль' },
          codes: { current_password: 'wrong_password' },
        });
      if (sent.length === 2) return ok({ totp: { secret: 'GEZDGNBV', uri: 'otpauth://totp/Setu:a?secret=GEZDGNBV' } });
      return ok({ recovery_codes: codes });
    }),
  );
  const { user } = await renderApp('/user/change_pass', aContext('broker'));
  await user.click(await screen.findByRole('button', { name: 'Добавить приложение с кодами' }));
  const dialog = async () => within(await screen.findByRole('dialog'));
  const password = await (await dialog()).findByLabelText(/^Пароль/, { selector: 'input' });
  await user.type(password, 'wrong{Enter}');
  expect(await screen.findByText('Неверный пароль')).toBeTruthy();
  await user.type(password, '{backspace}{Enter}');
  await user.type(await (await dialog()).findByLabelText(/^Код из приложения/, { selector: 'input' }), '123456{Enter}');
  await user.click(await (await dialog()).findByRole('button', { name: 'Коды сохранены, продолжить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Осталось 10 кодов восстановления')).toBeTruthy();
  expect(screen.getByText('Единственный способ, удалить его нельзя')).toBeTruthy();
});

const aFactor = {
  id: '0195a000-0000-7000-8000-000000000001',
  kind: 'totp' as const,
  name: 'Телефон',
  created_at: '2026-11-20T08:00:00.000Z',
  last_used_at: null,
};
