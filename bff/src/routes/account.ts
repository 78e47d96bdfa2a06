import { type Endpoints, endpoints } from '@setu/contract';
import { isAppError } from '@setu/kit/core';
import type { Ask, CallContextOf } from '../http/call-context.js';
import { route } from '../http/route.js';
import { dropSession, storeDevice, storeHalf, storeSession } from '../http/session.js';
import { problemText } from '../language/texts.js';
import { captcha, isCaptchaNeeded } from '../pages/captcha.js';
import { dashboardPage } from '../pages/dashboard.js';
import { signIn } from '../pages/sign-in.js';
import { presentStep } from '../present/second-factor.js';

const home = { route: { name: 'index', params: {} } };

const logOut = async (ask: Ask): Promise<void> => {
  await ask.deps.services.identity.signOut({ token: ask.caller.token }, ask.writes());
  ask.deps.principals.forget(ask.caller.token);
  dropSession(ask.res, ask.deps);
};

const signedIn = async (ask: CallContextOf<Endpoints['createSession']>) => {
  try {
    const answer = await signIn(ask, ask.input);
    if (answer.secondStep !== undefined) {
      storeHalf(ask.res, ask.deps, answer.secondStep.halfToken);
      return {
        data: { route: { name: 'fos_user_security_login', params: {} }, second: presentStep(answer.secondStep) },
      };
    }
    storeSession(ask.res, ask.deps, answer);
    storeDevice(ask.res, ask.deps, answer.deviceToken);
    return { data: home };
  } catch (error) {
    if (!isAppError(error, 'invalid') || error.fields.length > 0) throw error;
    const code = error.code.toUpperCase();
    const message = problemText(ask.locale, code, 'INVALID_CREDENTIALS');
    const top = { message, need_show_captcha: error.params.need_show_captcha === 'true', code };
    return { refused: { status: 422, message, top, data: { error: code, ...top } } };
  }
};

/** Sign-in, sign-out and "my account". */
export const accountRoutes = [
  route(endpoints.getSignInPage, async (ask) => ({ data: { need_show_captcha: await isCaptchaNeeded(ask) } })),
  route(endpoints.getCaptcha, { quiet: true }, async (ask) => ({ data: await captcha(ask) })),
  route(endpoints.createSession, { tokenField: '_csrf_token' }, signedIn),
  route(
    endpoints.signOutByLink,
    { changes: true, anySpeaker: true, browserRuns: true, nothingFor: 'anonymous' },
    async (ask) => {
      await logOut(ask);
      return { goTo: '/' };
    },
  ),
  route(endpoints.signOut, { anySpeaker: true }, async (ask) => {
    await logOut(ask);
    return { data: home };
  }),
  route(endpoints.getDashboard, async (ask) => ({ data: await dashboardPage(ask) })),
];
