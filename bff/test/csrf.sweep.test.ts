import { sampled } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '../src/http/route.js';
import { routes } from '../src/routes/index.js';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let buyer: Browser;
let manager: Browser;
let senior: Browser;
let admin: Browser;
let supplier: Browser;
let foreignHost: string;

beforeAll(async () => {
  world = await startWorld({ ALLOWED_ORIGINS: 'https://partner.example' });
  buyer = await world.signedIn('buyer@volga.example', 'en');
  manager = await world.signedIn('manager@setu.example', 'en');
  senior = await world.signedIn('senior@setu.example', 'en');
  supplier = await world.signedIn('supplier@kaveri.example', 'en');
  admin = await world.signedIn('admin@setu.example', 'en');
  foreignHost = 'https://evil.example';
}, 240_000);

afterAll(async () => world?.close());

const uuid = '0195a000-0000-7000-8000-000000000000';
const pathOf = (route: Route): string => route.path.replace(/[{}]/g, '').replace(/:(\w+)/g, uuid);
const whoFor = ({ who }: Route): Browser =>
  ({ manager, senior, supplier, admin, review: manager })[who as string] ?? buyer;
const ajax = { 'X-Requested-With': 'XMLHttpRequest' };

/** The headers that a page of another site or an old browser can send. A call with them must not change anything. */
const refused: Record<string, () => Record<string, string>> = {
  'another site, with the ajax header': () => ({ ...ajax, 'Sec-Fetch-Site': 'cross-site' }),
  'a sibling site, with the ajax header': () => ({ ...ajax, 'Sec-Fetch-Site': 'same-site' }),
  'a browser that names no site, with another origin': () => ({ ...ajax, Origin: foreignHost }),
  'a browser that names no site, with an opaque origin': () => ({ ...ajax, Origin: 'null' }),
  'a browser that names no site, with an unknown host': () => ({ ...ajax, Origin: world.origin }),
  'a form on this site, without header or token': () => ({ 'Sec-Fetch-Site': 'same-origin' }),
  'this site, with the token of another session': () => ({
    'Sec-Fetch-Site': 'same-origin',
    'X-CSRF-Token': 'made-up',
  }),
};

/** The headers that a page of this site sends. */
const accepted: Record<string, () => Record<string, string>> = {
  'this site, with the ajax header': () => ({ ...ajax, 'Sec-Fetch-Site': 'same-origin' }),
  'an old browser, with the public origin': () => ({ ...ajax, Origin: 'http://localhost:8080' }),
  'an allowed origin': () => ({ ...ajax, 'Sec-Fetch-Site': 'none', Origin: 'https://partner.example' }),
};

// Excludes signing out, which would end the sessions of this file.
const unsafe = routes.filter((route) => route.method !== 'get' && route.path !== '/logout');

/** Sends one call at a time, because a busy machine would reject concurrent calls before reading them. */
const sendAll = async (those: readonly Route[], headers: Record<string, string>) => {
  const replies: { route: Route; reply: Awaited<ReturnType<typeof send>> }[] = [];
  for (const route of those) replies.push({ route, reply: await send(route, headers) });
  return replies;
};

const send = (route: Route, headers: Record<string, string>) =>
  whoFor(route).call(pathOf(route), { method: route.method.toUpperCase(), body: {}, bare: true, headers });

describe('Calls that change something', () => {
  it.each(Object.keys(refused))('are rejected on every route when they come from: %s', async (name) => {
    const headers = refused[name]?.() ?? {};
    const tried = sampled(unsafe, { sample: 3 }, Object.keys(refused).indexOf(name));
    for (const { route, reply } of await sendAll(tried, headers))
      expect([route.path, reply.status, reply.failure.data.error]).toEqual([route.path, 403, 'invalid_csrf_token']);
  });

  it.each(Object.keys(accepted))('are accepted when they come from: %s', async (name) => {
    const headers = accepted[name]?.() ?? {};
    const harmless = unsafe.filter((route) => route.tokenField === undefined);
    const tried = sampled(harmless, { sample: 6 }, Object.keys(accepted).indexOf(name));
    for (const { route, reply } of await sendAll(tried, headers)) {
      expect([route.path, reply.text.includes('invalid_csrf_token')]).toEqual([route.path, false]);
    }
  });

  it('may send the page’s token instead of the ajax header', async () => {
    const { csrf_token } = await buyer.context();
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-CSRF-Token': csrf_token };
    const reply = await buyer.call('/basket/items', { method: 'POST', body: {}, bare: true, headers });
    expect(reply.status).toBe(200);
  });

  it('that sign in need the visitor’s own token, even from this site', async () => {
    const [visitor, other] = [world.browser('en'), world.browser('en')];
    const { csrf_token } = await other.context();
    await visitor.context();
    const credentials = { _username: 'buyer@volga.example', _password: 'Setu-demo-1' };
    for (const body of [
      credentials,
      { ...credentials, _csrf_token: csrf_token },
      { ...credentials, _csrf_token: '' },
    ]) {
      const reply = await visitor.post('/login_check', body);
      expect([reply.status, reply.failure.data.error]).toEqual([403, 'invalid_csrf_token']);
    }
  });

  it('never allow another origin to read the answer', async () => {
    const preflight = { Origin: foreignHost, 'Access-Control-Request-Method': 'POST' };
    const reply = await buyer.call('/basket/items', { method: 'OPTIONS', bare: true, headers: preflight });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST']);
    const allowing = [...reply.headers.keys()].filter((name) => name.startsWith('access-control'));
    expect(allowing).toEqual([]);
  });
});

describe('Links that change something', () => {
  const changing = routes.filter((route) => route.changes === true);
  const count = async () => (await buyer.get<{ line_count: number }>('/basket/')).line_count;

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
    ['another site, in an old browser', { Referer: 'https://evil.example/page' }],
    ['an unknown host, in an old browser', { Referer: 'http://127.0.0.1/page' }],
    ['a prefetching browser', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch;prerender' }],
  ])('do nothing when followed by: %s', async (_name, headers: Record<string, string>) => {
    const before = await count();
    for (const route of changing) {
      const reply = await whoFor(route).call(pathOf(route), { bare: true, headers });
      expect([route.path, reply.status, reply.failure.data.error]).toEqual([route.path, 403, 'cross_site']);
    }
    expect(await count()).toBe(before);
  });

  it('show a confirmation button to a user from another site, who can continue from there', async () => {
    for (const route of changing) {
      const page = await whoFor(route).visit(pathOf(route), { 'Sec-Fetch-Site': 'cross-site' });
      expect([route.path, page.status]).toEqual([route.path, 200]);
      expect(page.text).toContain(`href="${pathOf(route)}"`);
      expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    }
    expect((await buyer.context()).user?.email).toBe('buyer@volga.example');
  });

  it('do nothing on a HEAD request', async () => {
    const reply = await buyer.call('/logout', { method: 'HEAD' });
    expect(reply.status).toBe(403);
    expect((await buyer.context()).user?.email).toBe('buyer@volga.example');
  });

  it('send an anonymous visitor to sign in and then back, except that signing out leads to the home page', async () => {
    const visitor = world.browser('en');
    const draft = await visitor.visit(`/customer/request/create-from-product/${uuid}`);
    const next = encodeURIComponent(`/customer/request/create-from-product/${uuid}`);
    expect([draft.status, draft.headers.get('location')]).toEqual([302, `/login?next=${next}`]);
    const out = await visitor.visit('/logout');
    expect([out.status, out.headers.get('location'), out.headers.get('cache-control')]).toEqual([302, '/', 'no-store']);
  });
});
