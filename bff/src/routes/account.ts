import { type Endpoints, endpoints } from '@setu/contract';
import { isAppError } from '@setu/kit/core';
import type { CallContext, CallContextOf } from '../http/call-context.js';
import { route } from '../http/route.js';
import { dropSession, storeDevice, storeHalf, storeSession } from '../http/session.js';
import { problemText } from '../language/texts.js';
import { captcha, isCaptchaNeeded } from '../pages/captcha.js';
import { dashboardPage } from '../pages/dashboard.js';
import { signIn } from '../pages/sign-in.js';
import { presentStep } from '../present/second-factor.js';

const home = { route: { name: 'index', params: {} } };

const logOut = async (call: CallContext): Promise<void> => {
  await call.deps.services.identity.signOut({ token: call.caller.token }, call.writes());
  call.deps.principals.forget(call.caller.token);
  dropSession(call.res, call.deps);
};

const signedIn = async (call: CallContextOf<Endpoints['createSession']>) => {
  try {
    const answer = await signIn(call, call.input);
    if (answer.secondStep !== undefined) {
      storeHalf(call.res, call.deps, answer.secondStep.halfToken);
      return {
        data: { route: { name: 'fos_user_security_login', params: {} }, second: presentStep(answer.secondStep) },
      };
    }
    storeSession(call.res, call.deps, answer);
    storeDevice(call.res, call.deps, answer.deviceToken);
    return { data: home };
  } catch (error) {
    if (!isAppError(error, 'invalid') || error.fields.length > 0) throw error;
    const code = error.code.toUpperCase();
    const message = problemText(call.locale, code, 'INVALID_CREDENTIALS');
    const top = { message, need_show_captcha: error.params.need_show_captcha === 'true', code };
    return { refused: { status: 422, message, top, data: { error: code, ...top } } };
  }
};

/** Sign-in, sign-out and "my account". */
export const accountRoutes = [
  route(endpoints.getSignInPage, async (call) => ({ data: { need_show_captcha: await isCaptchaNeeded(call) } })),
  route(endpoints.getCaptcha, { quiet: true }, async (call) => ({ data: await captcha(call) })),
  route(endpoints.createSession, { tokenField: '_csrf_token' }, signedIn),
  route(
    endpoints.signOutByLink,
    { changes: true, anySpeaker: true, browserRuns: true, nothingFor: 'anonymous' },
    async (call) => {
      await logOut(call);
      return { goTo: '/' };
    },
  ),
  route(endpoints.signOut, { anySpeaker: true }, async (call) => {
    await logOut(call);
    return { data: home };
  }),
  route(endpoints.getDashboard, async (call) => ({ data: await dashboardPage(call) })),
];
