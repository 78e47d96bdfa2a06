import { type Endpoints, endpoints } from '@setu/contract';
import type { AskOf } from '../http/ask.js';
import { captchaAsked } from '../http/captcha-asked.js';
import { route } from '../http/route.js';
import { dropSession, keepDevice, keepSession } from '../http/session.js';
import { changePassword, ownSessions, requestReset } from '../pages/passwords.js';

const to = (name: string) => ({ route: { name, params: {} } });

const requested = (ask: AskOf<Endpoints['requestReset' | 'requestResetHere']>) =>
  captchaAsked(ask, async () => ({ data: await requestReset(ask, ask.input) }));

const changed = async (ask: AskOf<Endpoints['changePassword']>) => {
  const answer = await changePassword(ask, ask.input);
  keepSession(ask.res, ask.deps, answer);
  keepDevice(ask.res, ask.deps, answer.deviceToken);
  return { data: to('my_account_page') };
};

const reset = async (ask: AskOf<Endpoints['resetPassword']>) => {
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
