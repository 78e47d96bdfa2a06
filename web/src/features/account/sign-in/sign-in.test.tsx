// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { type Challenge, createChallenge, solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { selectPageContext } from '../../../session/session-api';
import { beforeEntering } from '../../../session/use-entered';
import { aContext } from '../../../testing/builders/context';
import { aDesk } from '../../../testing/builders/desk';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();

const secret = 'a key for tests only of more than 32 bytes';

/** Replaces `Worker`, which jsdom lacks, and does the same computation in this thread. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  postMessage(challenge: Challenge): void {
    void solveChallenge({ challenge, deriveKey }).then((data) => this.onmessage?.({ data }));
  }
  terminate(): void {}
}

const makeChallenge = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 5,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  });

const captchas = () => {
  const challenges: string[] = [];
  server.use(
    http.get('/api/captcha', async () => {
      const challenge = JSON.stringify(await makeChallenge());
      challenges.push(challenge);
      return HttpResponse.json({
        success: true,
        data: { provider: 'altcha', site_key: '', script_url: null, challenge, expires_at: null },
      });
    }),
  );
  return challenges;
};

/** Makes a server that requires a captcha after the first failure. */
const signIns = () => {
  const tries: Record<string, string>[] = [];
  server.use(
    http.post('/login_check', async ({ request }) => {
      tries.push((await request.json()) as Record<string, string>);
      const failure = {
        message: 'Неверная эл. почта или пароль',
        need_show_captcha: true,
        code: 'INVALID_CREDENTIALS',
      };
      const body = { success: false, ...failure, data: { error: failure.code, ...failure } };
      return HttpResponse.json(body, { status: 422 });
    }),
  );
  return tries;
};

const isRight = async (answer: string | undefined): Promise<boolean> => {
  if (!answer) return false;
  const read = JSON.parse(atob(answer)) as Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>;
  const keys = { hmacSignatureSecret: secret, hmacKeySignatureSecret: secret };
  return (await verifySolution({ ...read, ...keys, deriveKey })).verified;
};

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  answers('/api/page-context', aContext('visitor'));
});

const open = async () => {
  const { user } = await renderApp('/login', aContext('visitor'));
  await user.type(await screen.findByLabelText(/Эл. почта/), 'buyer@volga.example');
  await user.type(screen.getByLabelText(/Пароль/, { selector: 'input' }), 'wrong');
  return { user, send: () => user.click(screen.getByRole('button', { name: 'Войти' })) };
};

it('a captcha appears once the server requires one, solves itself, and sends a new solution with each attempt', async () => {
  const [challenges, tries] = [captchas(), signIns()];
  const { send } = await open();
  expect(challenges).toHaveLength(0);
  await send();
  expect(await screen.findByText('Проверка пройдена')).toBeTruthy();
  expect(tries[0]?.['g-recaptcha-response']).toBeUndefined();
  await send();
  await waitFor(() => expect(challenges).toHaveLength(2));
  expect(await screen.findByText('Проверка пройдена')).toBeTruthy();
  await send();
  await waitFor(() => expect(tries).toHaveLength(3));
  const [second, third] = [tries[1]?.['g-recaptcha-response'], tries[2]?.['g-recaptcha-response']];
  expect([await isRight(second), await isRight(third), second === third]).toEqual([true, true, false]);
});

it('a captcha that fails to load says so and can be tried again', async () => {
  const [tries, challenges] = [signIns(), captchas()];
  server.use(http.get('/api/captcha', () => HttpResponse.error(), { once: true }));
  const { user, send } = await open();
  await send();
  const again = await screen.findByRole('button', { name: 'Повторить проверку' });
  expect(screen.queryByText('Проверка пройдена')).toBeNull();
  expect(challenges).toHaveLength(0);
  await user.click(again);
  expect(await screen.findByText('Проверка пройдена')).toBeTruthy();
  await send();
  await waitFor(() => expect(tries).toHaveLength(2));
  expect(await isRight(tries[1]?.['g-recaptcha-response'])).toBe(true);
});

it('the shell of staff is loaded before the page shows them, so that they never see the other one', async () => {
  answers('/user/desk', aDesk());
  server.use(
    http.post('/login_check', () =>
      HttpResponse.json({ success: true, data: { route: { name: 'my_account_page', params: {} } } }),
    ),
  );
  const shells: (string | undefined)[] = [];
  const { user, store } = await renderApp('/login', aContext('visitor'));
  const known = () => selectPageContext(store.getState())?.user?.company.type;
  beforeEntering(async ({ user: entering }) => {
    shells.push(entering?.company.type, known());
    await Promise.resolve();
  });
  await user.type(await screen.findByLabelText(/Эл. почта/), 'manager@setu.example');
  await user.type(screen.getByLabelText(/Пароль/, { selector: 'input' }), 'right');
  answers('/api/page-context', aContext('broker'));
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  await waitFor(() => expect(known()).toBe('broker'));
  expect(shells).toEqual(['broker', undefined]);
  beforeEntering(async () => undefined);
});
