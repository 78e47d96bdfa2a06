import type { BegunFactorView, Endpoints, FinishedSignInView, InputOfEndpoint, SecondFactorView } from '@setu/contract';
import { forbidden, internal } from '@setu/kit/core';
import type { SignInResponse } from '@setu/proto/identity/sessions';
import { wireFactorKind } from '@setu/proto/wire-words';
import type { Ask } from '../http/call-context.js';
import { deviceOf, halfOf, storeDevice, storeHalf, storeSession } from '../http/session.js';
import { presentCodes, presentFactors, presentStarted } from '../present/second-factor.js';

type Adding = InputOfEndpoint<Endpoints['addSecondFactor']>;
type Finishing = InputOfEndpoint<Endpoints['finishSignIn']>;

const home = { route: { name: 'index', params: {} } };

/** Returns the caller's address, browser and tokens for identity. */
const placeOf = ({ req, caller, deps }: Ask) => ({
  address: req.ip ?? '',
  userAgent: (req.get('user-agent') ?? '').slice(0, 300),
  previousToken: caller.token,
  deviceToken: deviceOf(req, deps),
});

/** Returns a typed code unchanged, and the answer of WebAuthn as JSON. */
const asText = (answer: string | object): string => (typeof answer === 'string' ? answer : JSON.stringify(answer));

/** Returns the caller's second factors. */
export const ownFactors = async (ask: Ask): Promise<SecondFactorView> =>
  presentFactors(await ask.deps.services.identity.listSecondFactors({}, ask.reads()));

/** Begins or completes the setup of a second factor, or generates new recovery codes. */
export const addFactor = async (ask: Ask, input: Adding): Promise<BegunFactorView> => {
  const { identity, passwords } = ask.deps.services;
  const { kind: asked, current_password: currentPassword = '', name = '', answer } = input;
  if (asked === 'recovery') {
    return presentCodes((await passwords.renewRecoveryCodes({ currentPassword }, ask.writes())).recoveryCodes);
  }
  const kind = wireFactorKind(asked);
  if (answer === undefined) {
    return presentStarted(await passwords.beginSecondFactor({ kind, currentPassword, halfToken: '' }, ask.writes()));
  }
  const done = { kind, name, answer: asText(answer), halfToken: '', place: undefined };
  return presentCodes((await identity.completeSecondFactor(done, ask.writes())).recoveryCodes);
};

/** Starts the session after a correct second factor and sets its cookie. */
const enter = (ask: Ask, entered: SignInResponse | undefined): void => {
  if (entered === undefined) throw internal('a correct second factor opened no session');
  const { deps, res, caller } = ask;
  deps.principals.forget(caller.token);
  if (entered.principal) deps.principals.remember(entered.token, entered.principal);
  storeSession(res, deps, entered);
  storeDevice(res, deps, entered.deviceToken);
  storeHalf(res, deps, '');
};

/** Completes a sign-in with its second factor, or sets up a required second factor first. */
export const finishSignIn = async (ask: Ask, { code, assertion, setup }: Finishing): Promise<FinishedSignInView> => {
  const { identity } = ask.deps.services;
  const halfToken = halfOf(ask.req, ask.deps);
  if (halfToken === '') throw forbidden('second_step_over');
  const place = placeOf(ask);
  if (setup === undefined) {
    const answer = { code: code ?? '', assertion: assertion === undefined ? '' : asText(assertion) };
    enter(ask, (await identity.finishSignIn({ halfToken, place, ...answer }, ask.writes())).entered);
    return home;
  }
  const kind = wireFactorKind(setup.kind);
  if (setup.answer === undefined) {
    return presentStarted(await identity.beginSecondFactor({ kind, currentPassword: '', halfToken }, ask.writes()));
  }
  const { name = '' } = setup;
  const done = { kind, name, answer: asText(setup.answer), halfToken, place };
  const { entered, recoveryCodes } = await identity.completeSecondFactor(done, ask.writes());
  enter(ask, entered);
  return { ...home, ...presentCodes(recoveryCodes) };
};
