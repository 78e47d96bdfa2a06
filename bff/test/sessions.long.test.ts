import { setTimeout as sleep } from 'node:timers/promises';
import { companyId } from '@setu/demo-world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, openBrowser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;

beforeAll(async () => {
  world = await startWorld();
}, 240_000);

// Prevents failed sign-ins of one test from slowing down the next one.
beforeEach(() => world.clock.advance(16 * 60_000));

afterAll(async () => world?.close());

const minutes = (count: number) => count * 60_000;
const sid = (browser: Browser): string | undefined => browser.cookies.get('__Host-sid');
/** Waits longer than the BFF caches a principal for a writing call. */
const pastWrites = () => sleep(1100);

/** Returns whether a call finds the user signed in, after the BFF has read the session again. */
const isKnown = async (browser: Browser): Promise<boolean> => {
  await pastWrites();
  const reply = await browser.post('/user/notice/api/loader', {});
  if (reply.status === 200) return true;
  expect([reply.status, reply.failure.data.error]).toEqual([403, 'authorization_error']);
  return false;
};

const withCookie = (name: string, value: string): Browser => {
  const browser = world.browser('en');
  browser.cookies.set(name, value);
  return browser;
};

const signInAs = async (browser: Browser, fields: Record<string, unknown>) => {
  const { csrf_token: _csrf_token } = await browser.context();
  return browser.post('/login_check', { _csrf_token, ...fields });
};

const right = { _username: 'buyer@volga.example', _password: 'Setu-demo-1' };

describe('A session', () => {
  it('uses a cookie that no script, other host or unencrypted connection can read', async () => {
    const reply = await signInAs(world.browser('en'), right);
    const lines = reply.headers.getSetCookie().filter((line) => line.startsWith('__Host-sid='));
    expect(lines).toHaveLength(1);
    const [pair, ...attributes] = (lines[0] ?? '').split('; ');
    expect(pair).toMatch(/^__Host-sid=[\w-]{43}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
  });

  it('is replaced at each sign-in, and the old one stops working', async () => {
    const browser = await world.signedIn('buyer@volga.example', 'en');
    const [first, token] = [sid(browser) ?? '', (await browser.context()).csrf_token];
    await signInAs(browser, right);
    expect(sid(browser)).not.toBe(first);
    expect((await browser.context()).csrf_token).not.toBe(token);
    expect(await isKnown(withCookie('__Host-sid', first))).toBe(false);
  });

  it('ends immediately when the user signs out, in every tab with its cookie', async () => {
    const browser = await world.signedIn('buyer@volga.example', 'en');
    const copy = withCookie('__Host-sid', sid(browser) ?? '');
    expect((await copy.call('/user/dashboard')).status).toBe(200);
    const out = await browser.visit('/logout', { 'Sec-Fetch-Site': 'same-origin' });
    expect([out.status, out.headers.get('location'), sid(browser)]).toEqual([302, '/', undefined]);
    expect((await copy.call('/user/dashboard')).status).toBe(403);
  });

  it('ends two hours after the last call, not counting automatic refreshes of the header', async () => {
    const browser = await world.signedIn('buyer@volga.example', 'en');
    world.clock.advance(minutes(90));
    expect(await isKnown(browser)).toBe(true);
    world.clock.advance(minutes(90));
    expect(await isKnown(browser)).toBe(true);
    world.clock.advance(minutes(90));
    await pastWrites();
    expect((await browser.context()).user).not.toBeNull();
    world.clock.advance(minutes(40));
    expect(await isKnown(browser)).toBe(false);
  });

  it('is extended by a call right after a refresh of the header', async () => {
    const browser = await world.signedIn('buyer@volga.example', 'en');
    world.clock.advance(minutes(90));
    await sleep(5100);
    await browser.context();
    await browser.call('/user/dashboard');
    world.clock.advance(minutes(90));
    expect(await isKnown(browser)).toBe(true);
  });

  it('ends after twelve hours, even for an active user', async () => {
    const browser = await world.signedIn('buyer@volga.example', 'en');
    for (let hour = 1.5; hour < 12; hour += 1.5) {
      world.clock.advance(minutes(90));
      await pastWrites();
      await browser.post('/user/notice/api/loader', {});
    }
    expect(await isKnown(browser)).toBe(true);
    world.clock.advance(minutes(30));
    world.clock.advance(minutes(61));
    expect(await isKnown(browser)).toBe(false);
  });

  it('is restored by remember-me once, however many calls a page sends together', async () => {
    const browser = world.browser('en');
    await signInAs(browser, { ...right, _remember_me: 'on' });
    const remembered = browser.cookies.get('__Host-rm') ?? '';
    browser.cookies.delete('__Host-sid');
    const replies = await Promise.all(
      ['/api/page-context', '/user/dashboard', '/user/notice/api/last', '/basket/'].map((path) => browser.call(path)),
    );
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200]);
    const cookies = replies.flatMap((reply) => reply.headers.getSetCookie());
    expect(new Set(cookies.filter((line) => line.startsWith('__Host-sid='))).size).toBe(1);
    expect(browser.cookies.get('__Host-rm')).not.toBe(remembered);
    expect(await isKnown(browser)).toBe(true);
  });

  it('ends everywhere when a used remember-me token is used again', async () => {
    const browser = world.browser('en');
    await signInAs(browser, { ...right, _remember_me: true });
    const stolen = browser.cookies.get('__Host-rm') ?? '';
    browser.cookies.delete('__Host-sid');
    await browser.context();
    // The time in which the calls of one page may share a token is over.
    world.clock.advance(minutes(1));
    expect((await withCookie('__Host-rm', stolen).context()).user).toBeNull();
    expect(await isKnown(browser)).toBe(false);
  });

  it('is restored by remember-me once, whichever of two BFFs the calls of a page reach', async () => {
    const browser = world.browser('en');
    await signInAs(browser, { ...right, _remember_me: 'on' });
    const [remembered, device] = [browser.cookies.get('__Host-rm') ?? '', await world.signedIn(right._username, 'en')];
    const origins = [world.origin, await world.anotherBff()];
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const tab = openBrowser(origins[index % 2] ?? '', 'en');
        tab.cookies.set('__Host-rm', remembered);
        return tab.call('/user/dashboard', { patient: false });
      }),
    );
    expect(replies.map((reply) => reply.status)).toEqual(Array(8).fill(200));
    // The cookies also contain their expiry, and a second may pass between two answers.
    const cookies = replies.flatMap((reply) => reply.headers.getSetCookie()).map((line) => line.split(';')[0] ?? '');
    for (const name of ['__Host-sid=', '__Host-rm='])
      expect(new Set(cookies.filter((line) => line.startsWith(name))).size).toBe(1);
    // The user's session on another device continues.
    expect(await isKnown(device)).toBe(true);
  });

  it('ends within a second at every BFF when the company is locked, including its live stream, and sign-in explains why', async () => {
    const browser = await world.signedIn('rival@onega.example', 'en');
    const cookie = `__Host-sid=${sid(browser)}`;
    const stream = await fetch(`${world.origin}/user/notice/api/last`, {
      headers: { Accept: 'text/event-stream', Cookie: cookie },
    });
    const ended = stream.text();
    const replica = openBrowser(await world.anotherBff(), 'en');
    replica.cookies.set('__Host-sid', sid(browser) ?? '');
    expect((await replica.call('/user/dashboard')).status).toBe(200);
    const id = companyId('onega');
    // Locks the company like an administrator does, in one transaction.
    const lock = (active: boolean) =>
      world.services.identity.deps.write(async ({ companies, sessions, signals }) => {
        await companies.setActive(id, active, world.clock.now());
        if (!active) await signals.sessionsEnded(await sessions.endOfCompany(id));
      });
    await lock(false);
    await sleep(1000);
    for (const one of [browser, replica]) expect((await one.call('/user/dashboard')).status).toBe(403);
    expect(await ended).toContain('event: count');
    const again = await signInAs(world.browser('en'), { _username: 'rival@onega.example', _password: 'Setu-demo-1' });
    expect([again.status, again.failure.data.error]).toEqual([422, 'COMPANY_LOCKED']);
    await lock(true);
  });
});

describe('Signing in', () => {
  const comparable = (reply: { status: number; text: string; headers: Headers }) => ({
    status: reply.status,
    text: reply.text,
    headers: [...reply.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
  });

  it('gives the same answer to an unknown user and to a wrong password, also of a disabled account', async () => {
    const browser = world.browser('en');
    const tries = ['nobody@nowhere.example', 'buyer@volga.example', 'logist@volga.example', 'BUYER@volga.example'];
    const replies = [];
    for (const _username of tries) {
      world.clock.advance(minutes(1));
      replies.push(comparable(await signInAs(browser, { _username, _password: 'not-this-one' })));
    }
    expect(replies[0]?.status).toBe(422);
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(JSON.parse(replies[0]?.text ?? '')).toMatchObject({
      success: false,
      need_show_captcha: false,
      code: 'INVALID_CREDENTIALS',
      data: { error: 'INVALID_CREDENTIALS', code: 'INVALID_CREDENTIALS' },
    });
  });

  it('reports a disabled account only after the right password', async () => {
    const reply = await signInAs(world.browser('ru'), { _username: 'logist@volga.example', _password: 'Setu-demo-1' });
    expect([reply.status, reply.failure.data.error]).toEqual([422, 'ACCOUNT_DISABLED']);
  });

  it('requires a captcha after three failures of one address, known or not, instead of rejecting the user', async () => {
    for (const _username of ['nobody@nowhere.example', 'buyer@volga.example']) {
      const browser = world.browser('en');
      const codes: unknown[] = [];
      for (let count = 0; count < 4; count += 1) {
        const { status, failure } = await signInAs(browser, { _username, _password: 'not-this-one' });
        codes.push([status, failure.data.error]);
      }
      expect(codes.slice(0, 3)).toEqual(Array(3).fill([422, 'INVALID_CREDENTIALS']));
      expect(codes[3]).toEqual([422, 'INVALID_CAPTCHA_CODE_ERROR']);
      world.clock.advance(minutes(16));
    }
  });
});
