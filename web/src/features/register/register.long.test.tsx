// @vitest-environment jsdom
import type { RegistrationInput } from '@setu/contract';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

const id = '0195a000-0000-7000-8000-000000000001';

beforeEach(() => {
  localStorage.clear();
  // The page prefetches this for its links.
  answers('/catalog/category/', { trees: [] });
  answers('/account/diagnostics', { demo_signer: false });
});

const failing = (path: string, codes: Record<string, string>, error: Record<string, string>) =>
  server.use(
    http.post(path, () =>
      HttpResponse.json({ success: false, message: 'Проверьте поля', data: { error, codes } }, { status: 422 }),
    ),
  );

const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });

const fillIn = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  const typed: [RegExp, string][] = [
    [/^ИНН/, '7736050003'],
    [/^КПП/, '773601001'],
    [/^ОГРН/, '1027700132195'],
    [/^Краткое название/, 'ООО «Снабжение»'],
    [/^Фамилия/, 'Снегов'],
    [/^Имя/, 'Олег'],
    [/^Мобильный телефон/, '9031234567'],
    [/^Рабочая эл. почта/, 'oleg@snab.example'],
    [/^Новый пароль/, 'Long-enough-7'],
    [/^Повторите пароль/, 'Long-enough-7'],
  ];
  for (const [name, text] of typed) {
    await user.click(field(name));
    await user.paste(text);
  }
  await user.click(screen.getByRole('checkbox', { name: /Даю согласие/ }));
};

it('the page sends the form, shows the server’s errors at their fields, and goes on to the code', async () => {
  const sent: RegistrationInput[] = [];
  const { user, router } = await renderApp('/register', aContext('visitor'));
  await user.click(await screen.findByRole('button', { name: 'Продолжить без сертификата' }));
  expect(await screen.findByText('Шаг 2 из 4')).toBeTruthy();
  await screen.findByLabelText(/^ИНН/);
  await fillIn(user);
  failing('/account/org_registration', { 'org.inn': 'inn' }, { 'org.inn': 'Проверьте этот ИНН' });
  await user.click(screen.getByRole('button', { name: 'Получить код' }));
  expect((await screen.findAllByText(/Проверьте этот ИНН/)).length).toBeGreaterThan(0);
  expect(field(/^ИНН/).getAttribute('aria-invalid')).toBe('true');
  await user.clear(field(/^ИНН/));
  await user.paste('7707083893');
  answers('/account/email/confirm/:id', { id, resend_seconds: 120 });
  server.use(
    http.post('/account/org_registration', async ({ request }) => {
      sent.push((await request.json()) as RegistrationInput);
      return HttpResponse.json({ success: true, data: { id, resend_seconds: 120 } });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Получить код' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/account/email/confirm/${id}`));
  expect(sent[0]).toMatchObject({ without_cert: true, org: { inn: '7707083893' }, user: { phone: '+79031234567' } });
  expect(await screen.findByText(/на oleg@snab.example/)).toBeTruthy();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Long-enough-7');
});

it('each invalid field has its own error text, and the summary lists all of them', async () => {
  const { user } = await renderApp('/register', aContext('visitor'));
  await user.click(await screen.findByRole('button', { name: 'Продолжить без сертификата' }));
  await screen.findByText('Шаг 2 из 4');
  await screen.findByLabelText(/^ИНН/);
  const wrong: [RegExp, string, string][] = [
    [/^ИНН/, '7736050004', 'Проверьте ИНН: контрольные цифры не сходятся'],
    [/^КПП/, '77360100', 'КПП состоит из 9 символов'],
    [/^ОГРН/, '1027700132196', 'Проверьте номер: контрольная цифра не сходится'],
    [/^Мобильный телефон/, '903', 'Ещё 7 цифр'],
    [/^Рабочая эл. почта/, 'oleg', 'Укажите адрес эл. почты'],
    [/^Новый пароль/, 'short', 'Не меньше 8 символов'],
    [/^Повторите пароль/, 'other', 'Пароли не совпадают'],
  ];
  for (const [name, text] of wrong) {
    await user.click(field(name));
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: 'Получить код' }));
  const summary = (await screen.findByText(/^Проверьте \d+ пол/)).closest('[role=alert]');
  for (const [name, , message] of wrong) {
    const note = document.getElementById(field(name).getAttribute('aria-describedby') ?? '');
    expect([name, note?.textContent]).toEqual([name, expect.stringContaining(message)]);
    expect(summary?.textContent).toContain(message);
  }
  expect(summary?.textContent).toContain('Даю согласие на обработку персональных данных:');
});

it('a user who signs with a certificate continues only after choosing one', async () => {
  const { user } = await renderApp('/register', aContext('visitor'));
  const next = await screen.findByRole('button', { name: 'Далее' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await user.click(next);
  expect(screen.getByText('Шаг 1 из 4')).toBeTruthy();
});

it('a wrong code is reported at its field, and the correct one opens the account', async () => {
  answers('/account/email/confirm/:id', { id, resend_seconds: 0 });
  const { user, router } = await renderApp(`/account/email/confirm/${id}`, aContext('visitor'));
  const code = await screen.findByLabelText(/^Шесть цифр/);
  expect(screen.getByRole('button', { name: 'Отправить ещё раз' }).getAttribute('aria-disabled')).toBeNull();
  failing('/account/email/confirm/:id', { code: 'wrong_code' }, { code: 'Неверный код' });
  await user.type(code, '000000');
  await user.click(screen.getByRole('button', { name: 'Подтвердить эл. почту' }));
  expect(await screen.findByText(/Неверный код/)).toBeTruthy();
  answers('/api/page-context', aContext('newcomer'));
  server.use(
    http.post('/account/email/confirm/:id', () =>
      HttpResponse.json({ success: true, data: { route: { name: 'fos_user_registration_register', params: {} } } }),
    ),
  );
  await user.type(code, '{backspace}1');
  await user.click(screen.getByRole('button', { name: 'Подтвердить эл. почту' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/register/'));
});

it('the form does not ask a sole proprietor for a KPP', async () => {
  const { user } = await renderApp('/register', aContext('visitor'));
  await user.click(await screen.findByRole('button', { name: 'Продолжить без сертификата' }));
  await user.type(await screen.findByLabelText(/^ИНН/), '500100732259');
  expect(screen.queryByLabelText(/^КПП/)).toBeNull();
  expect(screen.getByLabelText(/^ОГРНИП/)).toBeTruthy();
});
