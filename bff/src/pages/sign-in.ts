import type { Endpoints, InputOfEndpoint } from '@setu/contract';
import type { CallContext } from '../http/call-context.js';
import { deviceOf } from '../http/session.js';

/** Opens a session for the right password. The session presented with the call ends. */
export const signIn = async (call: CallContext, input: InputOfEndpoint<Endpoints['createSession']>) => {
  const answer = await call.deps.services.passwords.signIn(
    {
      email: input._username,
      password: input._password,
      rememberMe: input._remember_me ?? false,
      address: call.req.ip ?? '',
      userAgent: (call.req.get('user-agent') ?? '').slice(0, 300),
      previousToken: call.caller.token,
      captcha: input['g-recaptcha-response'] ?? '',
      deviceToken: deviceOf(call.req, call.deps),
    },
    call.writes(),
  );
  call.deps.principals.forget(call.caller.token);
  if (answer.principal) call.deps.principals.remember(answer.token, answer.principal);
  return answer;
};
