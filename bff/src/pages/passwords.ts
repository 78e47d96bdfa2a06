import type { Endpoints, InputOfEndpoint, OwnSessionView } from '@setu/contract';
import type { Ask } from '../http/call-context.js';
import { isRemembered } from '../http/session.js';
import { readDevice } from '../present/device.js';

type Asked = InputOfEndpoint<Endpoints['requestReset']>;
type Changed = InputOfEndpoint<Endpoints['changePassword']>;

/** Requests a link to set a password. */
export const requestReset = async (ask: Ask, input: Asked): Promise<{ resend_seconds: number }> => {
  const asked = { email: input.username, captcha: input['g-recaptcha-response'] ?? '' };
  const { resendSeconds } = await ask.deps.services.identity.requestPasswordReset(asked, ask.writes());
  return { resend_seconds: resendSeconds };
};

/** Changes the password. The caller continues in a new session. It is remembered if the old one was. */
export const changePassword = async (ask: Ask, input: Changed) => {
  const answer = await ask.deps.services.passwords.changePassword(
    {
      currentPassword: input.current_password,
      newPassword: input.plainPassword,
      address: ask.req.ip ?? '',
      userAgent: (ask.req.get('user-agent') ?? '').slice(0, 300),
      rememberMe: isRemembered(ask.req, ask.deps),
    },
    ask.writes(),
  );
  ask.deps.principals.forget(ask.caller.token);
  if (answer.principal) ask.deps.principals.remember(answer.token, answer.principal);
  return answer;
};

/** Returns the caller's sessions. */
export const ownSessions = async (ask: Ask): Promise<OwnSessionView[]> => {
  const { sessions } = await ask.deps.services.identity.listOwnSessions({}, ask.reads());
  return sessions.map(({ id, address, userAgent, createdAt, lastSeenAt, isThis }) => ({
    ...{ id, address, device: readDevice(userAgent) },
    ...{ created_at: createdAt, last_seen_at: lastSeenAt, is_this: isThis },
  }));
};
