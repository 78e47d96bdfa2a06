import type { Endpoints, InputOfEndpoint, RegistrationView } from '@setu/contract';
import type { Ask } from '../http/call-context.js';

type Input = InputOfEndpoint<Endpoints['createRegistration']>;

/** Stores a company's registration and has a confirmation code sent. */
export const register = async (ask: Ask, input: Input): Promise<RegistrationView> => {
  const { short_name: shortName, full_name: fullName, inn, kpp, ogrn } = input.org;
  const { surname, name, patronymic, email, phone, password } = input.user;
  const { registrationId, resendSeconds } = await ask.deps.services.passwords.register(
    {
      org: { shortName, fullName, inn, kpp, ogrn },
      user: { surname, name, patronymic, email, phone, password },
      processingConditionAgreed: input.processing_condition_agreed,
      withoutCert: input.without_cert,
      certificate: input.certificate && {
        challenge: Buffer.from(input.certificate.challenge, 'base64'),
        signature: Buffer.from(input.certificate.signature, 'base64'),
      },
      captcha: input['g-recaptcha-response'] ?? '',
    },
    ask.writes(),
  );
  return { id: registrationId, resend_seconds: resendSeconds };
};

/** Opens a session for the user who enters the code. The session presented with the call ends. */
export const confirmRegistration = async (ask: Ask, registrationId: string, code: string) => {
  const answer = await ask.deps.services.identity.confirmRegistration(
    {
      registrationId,
      code,
      address: ask.req.ip ?? '',
      userAgent: (ask.req.get('user-agent') ?? '').slice(0, 300),
      previousToken: ask.caller.token,
    },
    ask.writes(),
  );
  ask.deps.principals.forget(ask.caller.token);
  if (answer.principal) ask.deps.principals.remember(answer.token, answer.principal);
  return answer;
};
