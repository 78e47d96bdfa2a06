import { type Endpoints, endpoints } from '@setu/contract';
import type { CallContextOf } from '../http/call-context.js';
import { route } from '../http/route.js';
import { emailChangeView, emailConfirmationView } from '../present/own-email.js';

const change = async (call: CallContextOf<Endpoints['changeEmail']>) => {
  const { identity, passwords } = call.deps.services;
  const { email, current_password: currentPassword, resend } = call.input;
  const change = resend
    ? await identity.resendEmailChange({}, call.writes())
    : await passwords.askEmailChange({ email, currentPassword }, call.writes());
  return { data: emailChangeView(change) };
};

/** Changing the email address used for sign-in. The change takes effect once both mailboxes have confirmed it. */
export const ownEmailRoutes = [
  route(endpoints.getEmailChange, async (call) => ({
    data: emailChangeView(await call.deps.services.identity.getEmailChange({}, call.reads())),
  })),
  route(endpoints.changeEmail, change),
  route(endpoints.withdrawEmailChange, async (call) => {
    await call.deps.services.identity.withdrawEmailChange({}, call.writes());
    return { data: {} };
  }),
  route(endpoints.getEmailConfirmation, async (call) => {
    const { token } = call.params;
    const { confirmation } = await call.deps.services.identity.getEmailConfirmation({ token }, call.reads());
    return { data: emailConfirmationView(confirmation) };
  }),
  route(endpoints.confirmEmail, async (call) => {
    const { token } = call.params;
    const { confirmation } = await call.deps.services.identity.confirmEmail({ token }, call.writes());
    // The user signed in here may be the one whose address has just changed.
    call.deps.principals.forget(call.caller.token);
    return { data: emailConfirmationView(confirmation) };
  }),
];
