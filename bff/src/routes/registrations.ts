import { type Endpoints, endpoints, type RegistrationInput, registrationStages } from '@setu/contract';
import type { CallContextOf } from '../http/call-context.js';
import { withCaptchaCheck } from '../http/captcha-check.js';
import { route } from '../http/route.js';
import { storeDevice, storeSession } from '../http/session.js';
import { confirmRegistration, register } from '../pages/registrations.js';

type Registering = Endpoints['createRegistration' | 'createRegistrationHere'];

const registered = (call: CallContextOf<Registering>) =>
  withCaptchaCheck(call, async () => ({ data: await register(call, call.input satisfies RegistrationInput) }));

const confirmed = async (call: CallContextOf<Endpoints['confirmRegistration']>) => {
  const answer = await confirmRegistration(call, call.params.registrationRequest, call.input.code);
  storeSession(call.res, call.deps, { ...answer, rememberToken: '' });
  storeDevice(call.res, call.deps, answer.deviceToken);
  const name = answer.withCertificate ? 'regulation_sign' : 'my_account_page';
  return { data: { route: { name, params: {} } } };
};

/** The registration of a company by its first user. */
export const registrationRoutes = [
  route(endpoints.getRegistrationPage, async () => ({ data: { stages: [...registrationStages] } })),
  route(endpoints.getCertificateChallenge, { quiet: true }, async (call) => {
    const { challenge } = await call.deps.services.identity.getCertificateChallenge({}, call.reads());
    return { data: { challenge: challenge.toString('base64') } };
  }),
  route(endpoints.createRegistrationHere, registered),
  route(endpoints.createRegistration, registered),
  route(endpoints.resendRegistrationCode, async (call) => {
    const id = call.params.registrationRequest;
    const { resendSeconds } = await call.deps.services.identity.resendCode({ registrationId: id }, call.writes());
    return { data: { id, resend_seconds: resendSeconds } };
  }),
  route(endpoints.getRegistrationCode, async (call) => {
    const id = call.params.registrationRequest;
    const { resendSeconds } = await call.deps.services.identity.getRegistration({ registrationId: id }, call.reads());
    return { data: { id, resend_seconds: resendSeconds } };
  }),
  route(endpoints.confirmRegistration, confirmed),
];
