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
}, 120_000);

afterAll(async () => world?.close());

const uuid = '0195a000-0000-7000-8000-000000000000';
const pathOf = (route: Route): string => route.path.replace(/[{}]/g, '').replace(/:(\w+)/g, uuid);
const whoFor = ({ who }: Route): Browser =>
  ({ manager, senior, supplier, admin, review: manager })[who as string] ?? buyer;
const ajax = { 'X-Requested-With': 'XMLHttpRequest' };

/** What a page of another site, or an old browser, can make a browser send; none of it may change anything. */
const refused: Record<string, () => Record<string, string>> = {
  'another site, with the ajax header': () => ({ ...ajax, 'Sec-Fetch-Site': 'cross-site' }),
  'a sibling site, with the ajax header': () => ({ ...ajax, 'Sec-Fetch-Site': 'same-site' }),
  'no site said, another origin': () => ({ ...ajax, Origin: foreignHost }),
  'no site said, an opaque origin': () => ({ ...ajax, Origin: 'null' }),
  'a form of this site, without header or token': () => ({ 'Sec-Fetch-Site': 'same-origin' }),
  'a token that is not the session’s': () => ({ 'Sec-Fetch-Site': 'same-origin', 'X-CSRF-Token': 'made-up' }),
};

/** What a page of this site sends. */
const accepted: Record<string, () => Record<string, string>> = {
  'this site, with the ajax header': () => ({ ...ajax, 'Sec-Fetch-Site': 'same-origin' }),
  'an old browser, own origin': () => ({ ...ajax, Origin: world.origin }),
  'an allowed origin': () => ({ ...ajax, 'Sec-Fetch-Site': 'none', Origin: 'https://partner.example' }),
};

// Neither signs the browsers of this file out nor uploads.
const unsafe = routes.filter((route) => route.method !== 'get' && route.path !== '/logout');

/** One after another: so many at once are turned away by a busy machine before they are read. */
const sendAll = async (those: readonly Route[], headers: Record<string, string>) => {
  const replies: { route: Route; reply: Awaited<ReturnType<typeof send>> }[] = [];
  for (const route of those) replies.push({ route, reply: await send(route, headers) });
  return replies;
};

const send = (route: Route, headers: Record<string, string>) =>
  whoFor(route).call(pathOf(route), { method: route.method.toUpperCase(), body: {}, bare: true, headers });

describe('calls that change something', () => {
  it.each(Object.keys(refused))('are refused everywhere when they come as: %s', async (name) => {
    const headers = refused[name]?.() ?? {};
    for (const { route, reply } of await sendAll(unsafe, headers))
      expect([route.path, reply.status, reply.failure.data.error]).toEqual([route.path, 403, 'invalid_csrf_token']);
  });

  it.each(Object.keys(accepted))('are read when they come as: %s', async (name) => {
    const headers = accepted[name]?.() ?? {};
    const harmless = unsafe.filter((route) => route.tokenField === undefined);
    for (const { route, reply } of await sendAll(harmless, headers)) {
      expect([route.path, reply.text.includes('invalid_csrf_token')]).toEqual([route.path, false]);
    }
  });

  it('may bring the token of the page instead of the ajax header', async () => {
    const { csrf_token } = await buyer.context();
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-CSRF-Token': csrf_token };
    const reply = await buyer.call('/basket/items', { method: 'POST', body: {}, bare: true, headers });
    expect(reply.status).toBe(200);
  });

  it('sign-in needs the token even from this site, and not another visitor’s', async () => {
    const [nobody, other] = [world.browser('en'), world.browser('en')];
    const { csrf_token } = await other.context();
    await nobody.context();
    const credentials = { _username: 'buyer@volga.example', _password: 'Setu-demo-1' };
    for (const body of [
      credentials,
      { ...credentials, _csrf_token: csrf_token },
      { ...credentials, _csrf_token: '' },
    ]) {
      const reply = await nobody.post('/login_check', body);
      expect([reply.status, reply.failure.data.error]).toEqual([403, 'invalid_csrf_token']);
    }
  });

  it('no answer ever allows another origin to read it', async () => {
    const preflight = { Origin: foreignHost, 'Access-Control-Request-Method': 'POST' };
    const reply = await buyer.call('/basket/items', { method: 'OPTIONS', bare: true, headers: preflight });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST']);
    const allowing = [...reply.headers.keys()].filter((name) => name.startsWith('access-control'));
    expect(allowing).toEqual([]);
  });
});

describe('links that change something', () => {
  const changing = routes.filter((route) => route.changes === true);
  const count = async () => (await buyer.get<{ line_count: number }>('/basket/')).line_count;

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
    ['another site, in an old browser', { Referer: 'https://evil.example/page' }],
    ['a browser that fetches ahead', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch;prerender' }],
  ])('do nothing when followed by: %s', async (_name, headers: Record<string, string>) => {
    const before = await count();
    for (const route of changing) {
      const reply = await whoFor(route).call(pathOf(route), { bare: true, headers });
      expect([route.path, reply.status, reply.failure.data.error]).toEqual([route.path, 403, 'cross_site']);
    }
    expect(await count()).toBe(before);
  });

  it('show a button to who came from elsewhere, and go on from there', async () => {
    for (const route of changing) {
      const page = await whoFor(route).visit(pathOf(route), { 'Sec-Fetch-Site': 'cross-site' });
      expect([route.path, page.status]).toEqual([route.path, 200]);
      expect(page.text).toContain(`href="${pathOf(route)}"`);
      expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    }
    expect((await buyer.context()).user?.email).toBe('buyer@volga.example');
  });

  it('are not followed by HEAD', async () => {
    const reply = await buyer.call('/logout', { method: 'HEAD' });
    expect(reply.status).toBe(403);
    expect((await buyer.context()).user?.email).toBe('buyer@volga.example');
  });

  it('a visitor who is not signed in is sent to sign in and back, from signing out home', async () => {
    const nobody = world.browser('en');
    const draft = await nobody.visit(`/customer/request/create-from-product/${uuid}`);
    const next = encodeURIComponent(`/customer/request/create-from-product/${uuid}`);
    expect([draft.status, draft.headers.get('location')]).toEqual([302, `/login?next=${next}`]);
    const out = await nobody.visit('/logout');
    expect([out.status, out.headers.get('location'), out.headers.get('cache-control')]).toEqual([302, '/', 'no-store']);
  });
});
