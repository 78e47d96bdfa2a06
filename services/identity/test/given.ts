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

/** The service on the demo world; sign-ins are not counted by network unless a test is about that. */
export function givenIdentity(booting: Booting = {}): Promise<World> {
  return bootService(start, { demo: true, ...booting, env: { SIGN_IN_PER_MINUTE: '10000', ...booting.env } });
}

/** What the sign-in form sends. */
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
  return world.client.signIn(form(email, over), { actor: nobody() });
}

/** Who a token speaks for just now, without prolonging it. */
export async function speaker(world: World, token: string, touch = false): Promise<Principal | undefined> {
  return (
    await world.client.resolveSession({ token, touch, locale: '', timeZone: '', deviceToken: '' }, { actor: bff })
  ).principal;
}

/** The actor the BFF would sign for a person who signed in. */
export async function actorOf(world: World, email: string): Promise<Actor> {
  const { principal } = await signIn(world, email);
  if (principal?.actor === undefined) throw new Error(`${email} has no actor`);
  return principal.actor;
}

export function nobody(): Actor {
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

/** What a call failed with; fails the test when it did not. */
export async function failureOf(call: Promise<unknown>): Promise<Failure> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!isAppError(error)) throw new Error('the call was not refused');
  const { kind, code, message, params } = error as AppError;
  return { kind, code, message, params };
}
