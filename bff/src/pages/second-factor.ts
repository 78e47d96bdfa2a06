import type { BegunFactorView, Endpoints, FinishedSignInView, InputOfEndpoint, SecondFactorView } from '@setu/contract';
import { forbidden, internal } from '@setu/kit/core';
import type { SignInResponse } from '@setu/proto/identity/sessions';
import { wireFactorKind } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import { deviceOf, halfOf, storeDevice, storeHalf, storeSession } from '../http/session.js';
import { presentCodes, presentFactors, presentStarted } from '../present/second-factor.js';

type Adding = InputOfEndpoint<Endpoints['addSecondFactor']>;
type Finishing = InputOfEndpoint<Endpoints['finishSignIn']>;

const home = { route: { name: 'index', params: {} } };

/** Returns the caller's address, browser and tokens for identity. */
const placeOf = ({ req, caller, deps }: CallContext) => ({
  address: req.ip ?? '',
  userAgent: (req.get('user-agent') ?? '').slice(0, 300),
  previousToken: caller.token,
  deviceToken: deviceOf(req, deps),
});

/** Returns a typed code unchanged, and the answer of WebAuthn as JSON. */
const asText = (answer: string | object): string => (typeof answer === 'string' ? answer : JSON.stringify(answer));

/** Returns the caller's second factors. */
export const ownFactors = async (call: CallContext): Promise<SecondFactorView> =>
  presentFactors(await call.deps.services.identity.listSecondFactors({}, call.reads()));

/** Begins or completes the setup of a second factor, or generates new recovery codes. */
export const addFactor = async (call: CallContext, input: Adding): Promise<BegunFactorView> => {
  const { identity, passwords } = call.deps.services;
  const { kind: kindName, current_password: currentPassword = '', name = '', answer } = input;
  if (kindName === 'recovery') {
    return presentCodes((await passwords.renewRecoveryCodes({ currentPassword }, call.writes())).recoveryCodes);
  }
  const kind = wireFactorKind(kindName);
  if (answer === undefined) {
    return presentStarted(await passwords.beginSecondFactor({ kind, currentPassword, halfToken: '' }, call.writes()));
  }
  const done = { kind, name, answer: asText(answer), halfToken: '', place: undefined };
  return presentCodes((await identity.completeSecondFactor(done, call.writes())).recoveryCodes);
};

/** Starts the session after a correct second factor and sets its cookie. */
const enter = (call: CallContext, entered: SignInResponse | undefined): void => {
  if (entered === undefined) throw internal('a correct second factor opened no session');
  const { deps, res, caller } = call;
  deps.principals.forget(caller.token);
  if (entered.principal) deps.principals.remember(entered.token, entered.principal);
  storeSession(res, deps, entered);
  storeDevice(res, deps, entered.deviceToken);
  storeHalf(res, deps, '');
};

/** Completes a sign-in with its second factor, or sets up a required second factor first. */
export const finishSignIn = async (
  call: CallContext,
  { code, assertion, setup }: Finishing,
): Promise<FinishedSignInView> => {
  const { identity } = call.deps.services;
  const halfToken = halfOf(call.req, call.deps);
  if (halfToken === '') throw forbidden('second_step_over');
  const place = placeOf(call);
  if (setup === undefined) {
    const answer = { code: code ?? '', assertion: assertion === undefined ? '' : asText(assertion) };
    enter(call, (await identity.finishSignIn({ halfToken, place, ...answer }, call.writes())).entered);
    return home;
  }
  const kind = wireFactorKind(setup.kind);
  if (setup.answer === undefined) {
    return presentStarted(await identity.beginSecondFactor({ kind, currentPassword: '', halfToken }, call.writes()));
  }
  const { name = '' } = setup;
  const done = { kind, name, answer: asText(setup.answer), halfToken, place };
  const { entered, recoveryCodes } = await identity.completeSecondFactor(done, call.writes());
  enter(call, entered);
  return { ...home, ...presentCodes(recoveryCodes) };
};
