import type { Endpoints, InputOfEndpoint, OwnSessionView } from '@setu/contract';
import type { CallContext } from '../http/call-context.js';
import { isRemembered } from '../http/session.js';
import { plainAddress, readDevice } from '../present/device.js';

type ResetInput = InputOfEndpoint<Endpoints['requestReset']>;
type Changed = InputOfEndpoint<Endpoints['changePassword']>;

/** Requests a link to set a password. */
export const requestReset = async (call: CallContext, input: ResetInput): Promise<{ resend_seconds: number }> => {
  const command = { email: input.username, captcha: input['g-recaptcha-response'] ?? '' };
  const { resendSeconds } = await call.deps.services.identity.requestPasswordReset(command, call.writes());
  return { resend_seconds: resendSeconds };
};

/** Changes the password. The caller continues in a new session, which is remembered if the old one was. */
export const changePassword = async (call: CallContext, input: Changed) => {
  const answer = await call.deps.services.passwords.changePassword(
    {
      currentPassword: input.current_password,
      newPassword: input.plainPassword,
      address: call.req.ip ?? '',
      userAgent: (call.req.get('user-agent') ?? '').slice(0, 300),
      rememberMe: isRemembered(call.req, call.deps),
    },
    call.writes(),
  );
  call.deps.principals.forget(call.caller.token);
  if (answer.principal) call.deps.principals.remember(answer.token, answer.principal);
  return answer;
};

/** Returns the caller's sessions. */
export const ownSessions = async (call: CallContext): Promise<OwnSessionView[]> => {
  const { sessions } = await call.deps.services.identity.listOwnSessions({}, call.reads());
  return sessions.map(({ id, address, userAgent, createdAt, lastSeenAt, isThis }) => ({
    ...{ id, address: plainAddress(address), device: readDevice(userAgent) },
    ...{ created_at: createdAt, last_seen_at: lastSeenAt, is_this: isThis },
  }));
};
