import { type Endpoints, endpoints } from '@setu/contract';
import type { CallContextOf } from '../http/call-context.js';
import { withCaptchaCheck } from '../http/captcha-check.js';
import { route } from '../http/route.js';
import { dropSession, storeDevice, storeSession } from '../http/session.js';
import { changePassword, ownSessions, requestReset } from '../pages/passwords.js';

const to = (name: string) => ({ route: { name, params: {} } });

const requested = (call: CallContextOf<Endpoints['requestReset' | 'requestResetHere']>) =>
  withCaptchaCheck(call, async () => ({ data: await requestReset(call, call.input) }));

const changed = async (call: CallContextOf<Endpoints['changePassword']>) => {
  const answer = await changePassword(call, call.input);
  storeSession(call.res, call.deps, answer);
  storeDevice(call.res, call.deps, answer.deviceToken);
  return { data: to('my_account_page') };
};

const reset = async (call: CallContextOf<Endpoints['resetPassword']>) => {
  const { token } = call.params;
  await call.deps.services.passwords.resetPassword({ token, password: call.input.password }, call.writes());
  // The user signed in here may be the one whose sessions have just ended.
  if (call.principal === null) dropSession(call.res, call.deps);
  return { data: to('fos_user_security_login') };
};

/** Resetting a password by a link, changing it, and the list of the caller's sessions. */
export const passwordRoutes = [
  route(endpoints.getResetRequestPage, async () => ({ data: {} })),
  route(endpoints.requestResetHere, requested),
  route(endpoints.requestReset, requested),
  route(endpoints.getReset, async (call) => {
    const { token } = call.params;
    const { isInitial } = await call.deps.services.identity.getPasswordReset({ token }, call.reads());
    return { data: { initial: isInitial } };
  }),
  route(endpoints.resetPassword, { tokenField: '_token' }, reset),
  route(endpoints.getPasswordPage, async () => ({ data: {} })),
  route(endpoints.changePassword, { tokenField: '_token' }, changed),
  route(endpoints.listOwnSessions, async (call) => ({ data: await ownSessions(call) })),
  route(endpoints.endOtherSessions, async (call) => {
    await call.deps.services.identity.endOtherSessions({}, call.writes());
    return { data: {} };
  }),
  route(endpoints.endOwnSession, async (call) => {
    await call.deps.services.identity.endOwnSession({ sessionId: call.params.id }, call.writes());
    return { data: {} };
  }),
];
