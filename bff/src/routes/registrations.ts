import { type Endpoints, endpoints, type RegistrationInput, registrationStages } from '@setu/contract';
import type { CallContextOf } from '../http/call-context.js';
import { withCaptchaCheck } from '../http/captcha-check.js';
import { route } from '../http/route.js';
import { storeDevice, storeSession } from '../http/session.js';
import { confirmRegistration, register } from '../pages/registrations.js';

type Registering = Endpoints['createRegistration' | 'createRegistrationHere'];

const registered = (ask: CallContextOf<Registering>) =>
  withCaptchaCheck(ask, async () => ({ data: await register(ask, ask.input satisfies RegistrationInput) }));

const confirmed = async (ask: CallContextOf<Endpoints['confirmRegistration']>) => {
  const answer = await confirmRegistration(ask, ask.params.registrationRequest, ask.input.code);
  storeSession(ask.res, ask.deps, { ...answer, rememberToken: '' });
  storeDevice(ask.res, ask.deps, answer.deviceToken);
  const name = answer.withCertificate ? 'regulation_sign' : 'my_account_page';
  return { data: { route: { name, params: {} } } };
};

/** The registration of a company by its first user. */
export const registrationRoutes = [
  route(endpoints.getRegistrationPage, async () => ({ data: { stages: [...registrationStages] } })),
  route(endpoints.getCertificateChallenge, { quiet: true }, async (ask) => {
    const { challenge } = await ask.deps.services.identity.getCertificateChallenge({}, ask.reads());
    return { data: { challenge: challenge.toString('base64') } };
  }),
  route(endpoints.createRegistrationHere, registered),
  route(endpoints.createRegistration, registered),
  route(endpoints.resendRegistrationCode, async (ask) => {
    const id = ask.params.registrationRequest;
    const { resendSeconds } = await ask.deps.services.identity.resendCode({ registrationId: id }, ask.writes());
    return { data: { id, resend_seconds: resendSeconds } };
  }),
  route(endpoints.getRegistrationCode, async (ask) => {
    const id = ask.params.registrationRequest;
    const { resendSeconds } = await ask.deps.services.identity.getRegistration({ registrationId: id }, ask.reads());
    return { data: { id, resend_seconds: resendSeconds } };
  }),
  route(endpoints.confirmRegistration, confirmed),
];
