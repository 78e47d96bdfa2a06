import type { Endpoints, InputOfEndpoint } from '@setu/contract';
import type { Ask } from '../http/call-context.js';
import { deviceOf } from '../http/session.js';

/** Opens a session for the right password. The session presented with the call ends. */
export const signIn = async (ask: Ask, input: InputOfEndpoint<Endpoints['createSession']>) => {
  const answer = await ask.deps.services.passwords.signIn(
    {
      email: input._username,
      password: input._password,
      rememberMe: input._remember_me ?? false,
      address: ask.req.ip ?? '',
      userAgent: (ask.req.get('user-agent') ?? '').slice(0, 300),
      previousToken: ask.caller.token,
      captcha: input['g-recaptcha-response'] ?? '',
      deviceToken: deviceOf(ask.req, ask.deps),
    },
    ask.writes(),
  );
  ask.deps.principals.forget(ask.caller.token);
  if (answer.principal) ask.deps.principals.remember(answer.token, answer.principal);
  return answer;
};
