import type { Endpoints, InputOfEndpoint, RegistrationView } from '@setu/contract';
import type { CallContext } from '../http/call-context.js';

type Input = InputOfEndpoint<Endpoints['createRegistration']>;

/** Stores a company's registration and has a confirmation code sent. */
export const register = async (call: CallContext, input: Input): Promise<RegistrationView> => {
  const { short_name: shortName, full_name: fullName, inn, kpp, ogrn } = input.org;
  const { surname, name, patronymic, email, phone, password } = input.user;
  const { registrationId, resendSeconds } = await call.deps.services.passwords.register(
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
    call.writes(),
  );
  return { id: registrationId, resend_seconds: resendSeconds };
};

/** Opens a session for the user who enters the code. The session presented with the call ends. */
export const confirmRegistration = async (call: CallContext, registrationId: string, code: string) => {
  const answer = await call.deps.services.identity.confirmRegistration(
    {
      registrationId,
      code,
      address: call.req.ip ?? '',
      userAgent: (call.req.get('user-agent') ?? '').slice(0, 300),
      previousToken: call.caller.token,
    },
    call.writes(),
  );
  call.deps.principals.forget(call.caller.token);
  if (answer.principal) call.deps.principals.remember(answer.token, answer.principal);
  return answer;
};
