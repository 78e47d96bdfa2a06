import { expect, it } from 'vitest';
import {
  anonymousActor,
  mustBeSystem,
  mustBeType,
  mustBeUser,
  mustHave,
  signActor,
  systemActor,
  verifyActor,
} from './actor.js';

const [old, young] = [
  'the key before, of thirty-two bytes or more',
  'the key of now, of thirty-two bytes or more',
] as const;
const now = new Date('2026-11-20T09:00:00Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);
const visitor = anonymousActor({ platform: 'customer', locale: 'ru', visitorId: 'v' });
const user = { ...visitor, kind: 'user', companyType: 'broker', permissions: ['see'] };

it('a signed actor is valid under any of the keys, for one minute plus the allowed clock difference', () => {
  const token = signActor(user, [old], now);
  for (const ms of [-60_000, 0, 119_999]) expect(verifyActor(token, [young, old], later(ms))).toEqual(user);
  expect(() => verifyActor(token, [young], now)).toThrow(expect.objectContaining({ kind: 'unauthenticated' }));
});

it.each([-3_600_000, -60_001, 120_000, 3_600_000])(
  'an actor signed %d ms ago reports a wrong clock and does not sign the user out',
  (ms) => {
    const token = signActor(user, [old], now);
    expect(() => verifyActor(token, [old], later(ms))).toThrow(
      expect.objectContaining({ kind: 'unavailable', code: 'clocks_apart' }),
    );
    expect(() => verifyActor(token, [young], later(ms))).toThrow(expect.objectContaining({ kind: 'unauthenticated' }));
  },
);

it('an actor and its expiry cannot be changed without a key', () => {
  const [message = '', expires = '', seal = ''] = signActor(visitor, [old], now).split('.');
  const other = signActor(user, [young], now).split('.')[0];
  for (const forged of [
    undefined,
    '',
    '.',
    message,
    `${message}.${expires}`,
    `${other}.${expires}.${seal}`,
    `${message}.9${expires}.${seal}`,
    `${message}.${expires}.`,
  ]) {
    expect(() => verifyActor(forged, [old], now)).toThrow(expect.objectContaining({ kind: 'unauthenticated' }));
  }
});

it('a user without permission gets a different error than an unknown caller', () => {
  expect(() => mustBeUser(visitor)).toThrow(expect.objectContaining({ kind: 'unauthenticated' }));
  expect(() => mustBeType(user, 'supplier')).toThrow(expect.objectContaining({ kind: 'forbidden' }));
  expect(() => mustHave(user, 'edit')).toThrow(expect.objectContaining({ kind: 'forbidden' }));
  expect(() => mustBeSystem(user)).toThrow(expect.objectContaining({ kind: 'forbidden' }));
  expect(() => mustBeSystem(visitor)).toThrow(expect.objectContaining({ kind: 'unauthenticated' }));
  mustBeType(user, 'supplier', 'broker');
  mustHave(user, 'see');
  mustBeSystem(systemActor('bff'));
});
