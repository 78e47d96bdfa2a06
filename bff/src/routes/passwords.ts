import { type Endpoints, endpoints } from '@setu/contract';
import type { CallContextOf } from '../http/call-context.js';
import { withCaptchaCheck } from '../http/captcha-check.js';
import { route } from '../http/route.js';
import { dropSession, storeDevice, storeSession } from '../http/session.js';
import { changePassword, ownSessions, requestReset } from '../pages/passwords.js';

const to = (name: string) => ({ route: { name, params: {} } });

const requested = (ask: CallContextOf<Endpoints['requestReset' | 'requestResetHere']>) =>
  withCaptchaCheck(ask, async () => ({ data: await requestReset(ask, ask.input) }));

const changed = async (ask: CallContextOf<Endpoints['changePassword']>) => {
  const answer = await changePassword(ask, ask.input);
  storeSession(ask.res, ask.deps, answer);
  storeDevice(ask.res, ask.deps, answer.deviceToken);
  return { data: to('my_account_page') };
};

const reset = async (ask: CallContextOf<Endpoints['resetPassword']>) => {
  const { token } = ask.params;
  await ask.deps.services.passwords.resetPassword({ token, password: ask.input.password }, ask.writes());
  // The user signed in here may be the one whose sessions have just ended.
  if (ask.principal === null) dropSession(ask.res, ask.deps);
  return { data: to('fos_user_security_login') };
};

/** Resetting a password by a link, changing it, and the list of the caller's sessions. */
export const passwordRoutes = [
  route(endpoints.getResetRequestPage, async () => ({ data: {} })),
  route(endpoints.requestResetHere, requested),
  route(endpoints.requestReset, requested),
  route(endpoints.getReset, async (ask) => {
    const { token } = ask.params;
    const { isInitial } = await ask.deps.services.identity.getPasswordReset({ token }, ask.reads());
    return { data: { initial: isInitial } };
  }),
  route(endpoints.resetPassword, { tokenField: '_token' }, reset),
  route(endpoints.getPasswordPage, async () => ({ data: {} })),
  route(endpoints.changePassword, { tokenField: '_token' }, changed),
  route(endpoints.listOwnSessions, async (ask) => ({ data: await ownSessions(ask) })),
  route(endpoints.endOtherSessions, async (ask) => {
    await ask.deps.services.identity.endOtherSessions({}, ask.writes());
    return { data: {} };
  }),
  route(endpoints.endOwnSession, async (ask) => {
    await ask.deps.services.identity.endOwnSession({ sessionId: ask.params.id }, ask.writes());
    return { data: {} };
  }),
];
