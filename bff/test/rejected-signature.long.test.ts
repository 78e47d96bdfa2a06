import { testActorKeys } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, openBrowser } from './browser.js';
import { csrfKey, startWorld, type World } from './world.js';

let world: World;
let doubted: string;

beforeAll(async () => {
  world = await startWorld({ LOG_LEVEL: 'silent' });
  // Signs with a key that no service knows, as after a wrong key exchange or clock drift.
  doubted = await world.anotherBff({ ACTOR_KEYS: 'a key that no service believes and of enough bytes' });
}, 240_000);

afterAll(async () => world?.close());

describe('A BFF with a signature that no service accepts', () => {
  it('reports a fault to users and anonymous visitors alike, and signs nobody out', async () => {
    const buyer = await world.signedIn('buyer@volga.example', 'en');
    const there = openBrowser(doubted, 'en');
    for (const [name, value] of buyer.cookies) there.cookies.set(name, value);
    const visitor = openBrowser(doubted, 'en');
    for (const [browser, path] of [
      [there, '/user/dashboard'],
      [there, '/catalog/tree'],
      [there, '/basket/'],
      [visitor, '/catalog/tree'],
    ] as const) {
      const reply = await browser.call(path, { patient: false });
      expect([path, reply.status, reply.failure.data.error]).toEqual([path, 503, 'service_unavailable']);
    }
    expect((await there.post('/user/notice/api/loader', {})).status).toBe(503);
    expect(there.cookies.get('__Host-sid')).toBe(buyer.cookies.get('__Host-sid'));
    expect((await buyer.call('/user/dashboard')).status).toBe(200);
  });

  it('still sends anonymous visitors to sign in on pages for users', async () => {
    const reply = await openBrowser(doubted, 'en').call('/user/dashboard');
    expect([reply.status, reply.failure.data.error]).toEqual([403, 'authorization_error']);
  });
});

// Must be the last group of this file, because it leaves the test environment's own BFF with outdated keys.
describe('Exchanging keys in rounds, as deploy/SETTINGS.md describes', () => {
  const [older = ''] = testActorKeys;
  const newer = 'the key that comes after it and has enough bytes';
  const newerCsrf = 'the token key that comes after it and has enough bytes';

  /** Acts like an open page of a user at this replica: reads, and saves with the page's original token. */
  const usePage = async (origin: string, person: Browser, token: string): Promise<number[]> => {
    const there = openBrowser(origin, 'en');
    for (const [name, value] of person.cookies) there.cookies.set(name, value);
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-CSRF-Token': token };
    const saved = await there.call('/user/notice/api/loader', { method: 'POST', bare: true, body: {}, headers });
    return [(await there.call('/user/sessions')).status, saved.status];
  };

  /** Checks that an open page keeps working. A call to a service that is restarting is repeated, as pages do. */
  const expectPageWorks = (origin: string, person: Browser, token: string): Promise<void> =>
    expect.poll(() => usePage(origin, person, token), { timeout: 30_000 }).toEqual([200, 200]);

  it('keeps every user signed in and every open page valid', async () => {
    const person = await world.signedIn('buyer2@volga.example', 'en');
    const { csrf_token } = await person.context();
    // First every service accepts the new key, and none signs with it.
    await world.stop('identity');
    await world.restart('identity', { ACTOR_KEYS: `${older},${newer}` });
    await expectPageWorks(world.origin, person, csrf_token);
    // Then each replica signs with it, one by one.
    const keys = { ACTOR_KEYS: `${newer},${older}`, CSRF_SECRET: `${newerCsrf},${csrfKey}` };
    const second = await world.anotherBff(keys);
    await expectPageWorks(second, person, csrf_token);
    await expectPageWorks(world.origin, person, csrf_token);
    const there = openBrowser(second, 'en');
    for (const [name, value] of person.cookies) there.cookies.set(name, value);
    const later = (await there.context()).csrf_token;
    // Finally the old key is removed.
    await world.stop('identity');
    await world.restart('identity', { ACTOR_KEYS: newer });
    const last = await world.anotherBff({ ACTOR_KEYS: newer, CSRF_SECRET: newerCsrf });
    await expectPageWorks(last, person, later);
    expect((await usePage(last, person, csrf_token))[1]).toBe(403);
  }, 120_000);
});
