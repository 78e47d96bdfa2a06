import { testActorKeys } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, openBrowser } from './browser.js';
import { csrfKey, startWorld, type World } from './world.js';

let world: World;
let doubted: string;

beforeAll(async () => {
  world = await startWorld({ LOG_LEVEL: 'silent' });
  // Signs with a key no service knows, as one whose services' clocks have gone astray.
  doubted = await world.anotherBff({ ACTOR_KEYS: 'a key that no service believes and of enough bytes' });
}, 120_000);

afterAll(async () => world?.close());

describe('a BFF whose word no service takes', () => {
  it('says that something is out of order, to people and strangers alike, and signs nobody out', async () => {
    const buyer = await world.signedIn('buyer@volga.example', 'en');
    const there = openBrowser(doubted, 'en');
    for (const [name, value] of buyer.cookies) there.cookies.set(name, value);
    const stranger = openBrowser(doubted, 'en');
    for (const [browser, path] of [
      [there, '/user/dashboard'],
      [there, '/catalog/tree'],
      [there, '/basket/'],
      [stranger, '/catalog/tree'],
    ] as const) {
      const reply = await browser.call(path, { patient: false });
      expect([path, reply.status, reply.failure.data.error]).toEqual([path, 503, 'service_unavailable']);
    }
    expect((await there.post('/user/notice/api/loader', {})).status).toBe(503);
    expect(there.cookies.get('__Host-sid')).toBe(buyer.cookies.get('__Host-sid'));
    expect((await buyer.call('/user/dashboard')).status).toBe(200);
  });

  it('still sends strangers to sign in where a page is for people', async () => {
    const reply = await openBrowser(doubted, 'en').call('/user/dashboard');
    expect([reply.status, reply.failure.data.error]).toEqual([403, 'authorization_error']);
  });
});

// The last of this file: in the end the world's own BFF is one that was left behind.
describe('keys are exchanged in rounds, as deploy/SETTINGS.md says', () => {
  const [older = ''] = testActorKeys;
  const newer = 'the key that comes after it and has enough bytes';
  const newerCsrf = 'the token key that comes after it and has enough bytes';

  /** What a person's open page does at this replica: reads, and saves with the token it was made with. */
  const goesOn = async (origin: string, person: Browser, token: string): Promise<number[]> => {
    const there = openBrowser(origin, 'en');
    for (const [name, value] of person.cookies) there.cookies.set(name, value);
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-CSRF-Token': token };
    const saved = await there.call('/user/notice/api/loader', { method: 'POST', bare: true, body: {}, headers });
    return [(await there.call('/user/sessions')).status, saved.status];
  };

  /** What is open goes on; a call that meets a service which is just being started again is made once more, as pages do. */
  const goesOnWell = (origin: string, person: Browser, token: string): Promise<void> =>
    expect.poll(() => goesOn(origin, person, token), { timeout: 30_000 }).toEqual([200, 200]);

  it('nobody is signed out, and no open page becomes invalid', async () => {
    const person = await world.signedIn('buyer2@volga.example', 'en');
    const { csrf_token } = await person.context();
    // First everybody believes the newer one, and nobody signs with it.
    await world.stop('identity');
    await world.restart('identity', { ACTOR_KEYS: `${older},${newer}` });
    await goesOnWell(world.origin, person, csrf_token);
    // Then, replica by replica, it signs.
    const keys = { ACTOR_KEYS: `${newer},${older}`, CSRF_SECRET: `${newerCsrf},${csrfKey}` };
    const second = await world.anotherBff(keys);
    await goesOnWell(second, person, csrf_token);
    await goesOnWell(world.origin, person, csrf_token);
    const there = openBrowser(second, 'en');
    for (const [name, value] of person.cookies) there.cookies.set(name, value);
    const later = (await there.context()).csrf_token;
    // At last the older one is forgotten.
    await world.stop('identity');
    await world.restart('identity', { ACTOR_KEYS: newer });
    const last = await world.anotherBff({ ACTOR_KEYS: newer, CSRF_SECRET: newerCsrf });
    await goesOnWell(last, person, later);
    expect((await goesOn(last, person, csrf_token))[1]).toBe(403);
  }, 120_000);
});
