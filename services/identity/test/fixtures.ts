import { demoPassword, userId } from '@setu/demo-world';
import { type AppError, isAppError } from '@setu/kit/core';
import { systemActor } from '@setu/kit/rpc';
import { type Booted, type Booting, bootService } from '@setu/kit/testing';
import type { Actor } from '@setu/proto/common';
import type { Principal, SignInRequest } from '@setu/proto/identity/sessions';
import { start } from '../src/app.js';
import type { served } from '../src/served.js';

export type World = Booted<Awaited<ReturnType<typeof start>>['deps'], typeof served>;

export const bff = systemActor('bff');

/**
 * Starts the service with the demo world. The limit of sign-ins per network is raised so that only the tests of that
 * limit reach it.
 */
export function startIdentity(booting: Booting = {}): Promise<World> {
  return bootService(start, { demo: true, ...booting, env: { SIGN_IN_PER_MINUTE: '10000', ...booting.env } });
}

/** Returns the data that the sign-in form sends. */
export function form(email: string, over: Partial<SignInRequest> = {}): SignInRequest {
  return {
    email,
    password: demoPassword,
    rememberMe: false,
    address: '203.0.113.7',
    userAgent: 'Firefox',
    previousToken: '',
    captcha: '',
    deviceToken: '',
    ...over,
  };
}

export function signIn(world: World, email: string, over: Partial<SignInRequest> = {}) {
  return world.client.signIn(form(email, over), { actor: anonymous() });
}

/** Returns the principal of a session token, without prolonging the session unless `touch` is set. */
export async function speaker(world: World, token: string, touch = false): Promise<Principal | undefined> {
  return (
    await world.client.resolveSession({ token, touch, locale: '', timeZone: '', deviceToken: '' }, { actor: bff })
  ).principal;
}

/** Signs a user in and returns the actor that the BFF would sign for them. */
export async function actorOf(world: World, email: string): Promise<Actor> {
  const { principal } = await signIn(world, email);
  if (principal?.actor === undefined) throw new Error(`${email} has no actor`);
  return principal.actor;
}

export function anonymous(): Actor {
  return {
    ...systemActor(''),
    kind: 'anonymous',
    userId: '',
    platform: 'customer',
    locale: 'ru',
    visitorId: 'visitor',
  };
}

export const idOf = (email: string): string => userId(email);

export interface Failure {
  kind: string;
  code: string;
  message: string;
  params: Record<string, string>;
}

/** Returns the error of a call. Fails the test if the call succeeds. */
export async function failureOf(call: Promise<unknown>): Promise<Failure> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!isAppError(error)) throw new Error('the call did not fail');
  const { kind, code, message, params } = error as AppError;
  return { kind, code, message, params };
}
