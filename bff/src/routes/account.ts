import { captchaView, dashboardView, loginInput, loginPageView, loginView } from '@setu/contract';
import { isAppError } from '@setu/kit/core';
import type { Ask } from '../http/ask.js';
import { route } from '../http/route.js';
import { dropSession, keepDevice, keepSession } from '../http/session.js';
import { problemText } from '../http/words.js';
import { captcha, isCaptchaNeeded } from '../pages/captcha.js';
import { dashboardPage } from '../pages/dashboard.js';
import { signIn } from '../pages/sign-in.js';

const logOut = async (ask: Ask<unknown>) => {
  await ask.deps.services.identity.signOut({ token: ask.caller.token }, ask.writes());
  ask.deps.principals.forget(ask.caller.token);
  dropSession(ask.res, ask.deps);
};

const signedIn = async (ask: Ask<import('zod').z.output<typeof loginInput>>) => {
  try {
    const answer = await signIn(ask);
    keepSession(ask.res, ask.deps, answer);
    keepDevice(ask.res, ask.deps, answer.deviceToken);
    return { data: { route: { name: 'index', params: {} } } };
  } catch (error) {
    if (!isAppError(error, 'invalid') || error.fields.length > 0) throw error;
    const code = error.code.toUpperCase();
    const message = problemText(ask.locale, code, 'INVALID_CREDENTIALS');
    const failure = { message, need_show_captcha: error.params.need_show_captcha === 'true', code };
    return { data: { error: code, ...failure }, top: failure, failed: { status: 422, message } };
  }
};

/** Signing in and out, and "my account". */
export const accountRoutes = [
  route(
    'get',
    '/login',
    { kind: 'S', who: 'public', summary: 'The sign-in page', answer: loginPageView },
    async (ask) => ({
      data: { need_show_captcha: await isCaptchaNeeded(ask) },
    }),
  ),
  route(
    'get',
    '/api/captcha',
    {
      kind: 'A',
      who: 'public',
      quiet: true,
      summary: 'A fresh question of the configured captcha; its answer goes into the form that asks for it',
      answer: captchaView,
    },
    async (ask) => ({ data: await captcha(ask) }),
  ),
  route(
    'post',
    '/login_check',
    { kind: 'A', who: 'public', input: loginInput, tokenField: '_csrf_token', summary: 'Signs in', answer: loginView },
    signedIn,
  ),
  route(
    'get',
    '/logout',
    {
      kind: 'A',
      who: 'user',
      changes: true,
      browserRuns: true,
      nothingFor: 'anonymous',
      summary: 'Signs out',
    },
    async (ask) => {
      await logOut(ask);
      return { goTo: '/' };
    },
  ),
  route('post', '/logout', { kind: 'A', who: 'user', summary: 'Signs out', answer: loginView }, async (ask) => {
    await logOut(ask);
    return { data: { route: { name: 'index', params: {} } } };
  }),
  route(
    'get',
    '/user/dashboard',
    { kind: 'S', who: 'user', summary: 'My account', answer: dashboardView },
    async (ask) => ({
      data: await dashboardPage(ask),
    }),
  ),
];
