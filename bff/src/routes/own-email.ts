import { type Endpoints, endpoints } from '@setu/contract';
import type { CallContextOf } from '../http/call-context.js';
import { route } from '../http/route.js';
import { emailChangeView, emailConfirmationView } from '../present/own-email.js';

const change = async (ask: CallContextOf<Endpoints['changeEmail']>) => {
  const { identity, passwords } = ask.deps.services;
  const { email, current_password: currentPassword, resend } = ask.input;
  const asked = resend
    ? await identity.resendEmailChange({}, ask.writes())
    : await passwords.askEmailChange({ email, currentPassword }, ask.writes());
  return { data: emailChangeView(asked) };
};

/** Changing the email address used for sign-in. The change takes effect once both mailboxes have confirmed it. */
export const ownEmailRoutes = [
  route(endpoints.getEmailChange, async (ask) => ({
    data: emailChangeView(await ask.deps.services.identity.getEmailChange({}, ask.reads())),
  })),
  route(endpoints.changeEmail, change),
  route(endpoints.withdrawEmailChange, async (ask) => {
    await ask.deps.services.identity.withdrawEmailChange({}, ask.writes());
    return { data: {} };
  }),
  route(endpoints.getEmailConfirmation, async (ask) => {
    const { token } = ask.params;
    const { confirmation } = await ask.deps.services.identity.getEmailConfirmation({ token }, ask.reads());
    return { data: emailConfirmationView(confirmation) };
  }),
  route(endpoints.confirmEmail, async (ask) => {
    const { token } = ask.params;
    const { confirmation } = await ask.deps.services.identity.confirmEmail({ token }, ask.writes());
    // The user signed in here may be the one whose address has just changed.
    ask.deps.principals.forget(ask.caller.token);
    return { data: emailConfirmationView(confirmation) };
  }),
];
