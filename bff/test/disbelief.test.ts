import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.js';
import { startWorld, type World } from './world.js';

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
