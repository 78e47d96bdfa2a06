import { createHmac, timingSafeEqual } from 'node:crypto';
import { Actor } from '@setu/proto/common';
import { AppError, forbidden, unauthenticated } from '../errors.js';

/** The metadata key and HTTP header of the signed actor. */
export const actorHeader = 'setu-actor';

/** The metadata key and HTTP header of the request id. */
export const requestIdHeader = 'setu-request-id';

const livesMs = 60_000;

// The allowed difference between the clocks of two machines, in both directions. With time synchronisation they differ
// by less than a second.
const skewMs = 60_000;

/** The failure code for clocks that differ too much. Only the operators of the machines can fix this. */
export const clockSkewCode = 'clocks_apart';

/** Returns an anonymous visitor of one of the platforms. */
export const anonymousActor = (visitor: { platform: string; locale: string; visitorId: string }): Actor =>
  Actor.fromPartial({ kind: 'anonymous', ...visitor });

/** Returns the actor for one of our own processes: a job, a consumer or a seed. */
export const systemActor = (name: string): Actor => Actor.fromPartial({ kind: 'system', userId: name });

/**
 * Serialises an actor so that it cannot be forged without a key: the message, its expiry (60 s later) and an
 * HMAC-SHA256 with the first key.
 */
export function signActor(actor: Actor, keys: readonly string[], now = new Date()): string {
  const [key] = keys;
  if (key === undefined) throw new Error('no key to sign actors with');
  const body = `${Buffer.from(Actor.encode(actor).finish()).toString('base64url')}.${now.getTime() + livesMs}`;
  return `${body}.${seal(body, key).toString('base64url')}`;
}

/**
 * Returns the actor from a signed text. Throws `unauthenticated` if the text is missing or signed by none of the keys.
 * Throws `unavailable` for a correctly signed text that is over a minute old or from the future, with a tolerance of
 * one minute. A wrong clock therefore signs no user out.
 */
export function verifyActor(token: string | undefined, keys: readonly string[], now = new Date()): Actor {
  const cut = token?.lastIndexOf('.') ?? -1;
  if (token === undefined || cut < 0) throw unauthenticated();
  const body = token.slice(0, cut);
  const actual = Buffer.from(token.slice(cut + 1), 'base64url');
  const known = keys.some((key) => {
    const expected = seal(body, key);
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  });
  const [message = '', expires = ''] = body.split('.');
  if (!known) throw unauthenticated();
  const age = now.getTime() - (Number(expires) - livesMs);
  if (!(age >= -skewMs && age < livesMs + skewMs)) throw apart(age);
  return Actor.decode(Buffer.from(message, 'base64url'));
}

const apart = (age: number): AppError =>
  new AppError({
    kind: 'unavailable',
    code: clockSkewCode,
    message: `the caller’s signature is ${Math.round(age / 1000)} s old: its clock or ours is wrong`,
  });

const seal = (body: string, key: string): Buffer => createHmac('sha256', key).update(body).digest();

/** Throws `unauthenticated` unless the actor is a signed-in user. */
export function mustBeUser(actor: Actor): void {
  if (actor.kind !== 'user') throw unauthenticated();
}

/** Throws unless the actor is a user of a company of one of the types. */
export function mustBeType(actor: Actor, ...types: string[]): void {
  mustBeUser(actor);
  if (!types.includes(actor.companyType)) throw forbidden();
}

/** Throws unless the actor is a user with the permission. */
export function mustHave(actor: Actor, permission: string): void {
  mustBeUser(actor);
  if (!actor.permissions.includes(permission)) throw forbidden();
}

/** Throws unless the actor is one of our own processes. */
export function mustBeSystem(actor: Actor): void {
  if (actor.kind === 'system') return;
  throw actor.kind === 'user' ? forbidden() : unauthenticated();
}
