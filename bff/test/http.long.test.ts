import { connect } from 'node:net';
import type { NoticeListView, PageContext } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { sentHalf } from './sent-half.js';
import { startWorld, type World } from './world.js';

let world: World;
let visitor: Browser;
let buyer: Browser;
let manager: Browser;

beforeAll(async () => {
  world = await startWorld({ SUGGEST_RATE: '5' });
  visitor = world.browser('en');
  buyer = await world.signedIn('buyer@volga.example', 'ru');
  manager = await world.signedIn('manager@setu.example', 'en');
}, 240_000);

afterAll(async () => world?.close());

const json = { 'Content-Type': 'application/json' };
const unknown = '0195a000-0000-7000-8000-000000000000';

/** Sends bytes that no client library would send, and returns everything received until the connection closes. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(world.origin).port), '127.0.0.1');
    let got = '';
    socket.on('data', (chunk) => {
      got += chunk.toString();
    });
    socket.on('close', () => resolve(got));
    socket.on('error', reject);
    socket.write(text);
  });

const someSku = async (search: string): Promise<string> => {
  const found = await buyer.get<{ pagination: { items: { sku_id: string }[] } }>(
    `/catalog/category/?f_search=${encodeURIComponent(search)}`,
  );
  return found.pagination.items[0]?.sku_id ?? '';
};

const draftOf = async (search: string): Promise<string> => {
  const reply = await buyer.call(`/customer/request/create-from-product/${await someSku(search)}`);
  return reply.headers.get('location')?.split('/').at(-1) ?? '';
};

describe('Every answer', () => {
  it.each([
    ['an unknown path', '/nowhere/at/all', {}, 404, 'not_found'],
    ['an unknown id', `/catalog/product/${unknown}`, {}, 404, 'not_found'],
    ['a malformed id', '/catalog/product/x', {}, 404, 'not_found'],
    ['a path that cannot be decoded', '/page/%E0%A4%A', {}, 404, 'not_found'],
    ['a path with a NUL', '/page/%00', {}, 404, 'not_found'],
    ['an unsupported method', '/basket/items', { method: 'PUT' }, 405, 'method_not_allowed'],
    ['a body that is not JSON', '/basket/items', { method: 'POST', raw: '{', headers: json }, 400, 'malformed_request'],
    [
      'a body that names a field twice',
      '/basket/items',
      { method: 'POST', raw: '{"id":1,"id":2}', headers: json },
      400,
      'malformed_request',
    ],
    [
      'an endlessly nested body',
      '/basket/items',
      { method: 'POST', raw: '['.repeat(100_000) + ']'.repeat(100_000), headers: json },
      400,
      'malformed_request',
    ],
    [
      'a body of more than 1 MB',
      '/basket/items',
      { method: 'POST', raw: `"${'x'.repeat(3_000_000)}"`, headers: json },
      413,
      'too_large',
    ],
    [
      'plain text',
      '/basket/items',
      { method: 'POST', raw: 'x', headers: { 'Content-Type': 'text/plain' } },
      415,
      'unsupported_media_type',
    ],
    [
      'a compressed body',
      '/basket/items',
      { method: 'POST', raw: 'x', headers: { ...json, 'Content-Encoding': 'gzip' } },
      415,
      'unsupported_media_type',
    ],
  ])('to %s has the standard envelope', async (_name, path, init, status, error) => {
    const reply = await buyer.call(path, init);
    expect([reply.status, reply.failure.data.error]).toEqual([status, error]);
    expect(reply.failure.message).toMatch(/[а-яё]/i);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('to invalid HTTP or endless headers has the standard envelope too', async () => {
    const long = await raw(`GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(long).toMatch(/^HTTP\/1\.1 431 [\s\S]*"error":"malformed_request"/);
    expect(await raw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"success":false/);
  });

  it('has the security headers and a request id', async () => {
    for (const path of ['/', '/healthz', '/nowhere', '/api/page-context', '/basket/']) {
      const { headers } = await visitor.call(path);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('referrer-policy')).toBe('same-origin');
    }
  });

  it('is in the language of the cookie, else of the browser, or of the query for one call', async () => {
    const text = async (browser: Browser, path: string, headers = {}) =>
      (await browser.call(path, { headers })).failure.message;
    const fresh = world.browser('en');
    fresh.cookies.clear();
    expect(await text(visitor, '/nowhere')).toBe('This doesn’t exist, or you don’t have access to it');
    expect(await text(visitor, '/nowhere?locale=ru_RU')).toBe('Здесь ничего нет, или у вас нет доступа');
    expect(await text(fresh, '/basket/', { 'Accept-Language': 'en-GB,en;q=0.8' })).toBe('Sign in to continue');
    expect(await text(fresh, '/basket/', { 'Accept-Language': 'de' })).toBe('Войдите, чтобы продолжить');
    expect(await text(visitor, '/basket/?locale=xx')).toBe('Sign in to continue');
  });
});

describe('One address with two representations', () => {
  it('returns a page to a browser and data to a script, and each answer says which header decides', async () => {
    const page = await visitor.visit('/catalog/category/');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const data = await visitor.call('/catalog/category');
    for (const reply of [page, data]) {
      expect(reply.headers.get('vary')).toContain('Accept');
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
    const byQuery = await visitor.visit('/catalog/category/?accept=json');
    expect(byQuery.headers.get('content-type')).toContain('application/json');
  });

  it('the page includes the data of its header, under a content security policy with its own nonce', async () => {
    const [first, second] = [await buyer.visit('/'), await buyer.visit('/')];
    const policyOf = (reply: typeof first) => reply.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policyOf(first))?.[1] ?? '';
    expect(first.text).toContain(`content="${nonce}"`);
    expect(policyOf(second)).not.toContain(nonce);
    expect(policyOf(first)).toContain("script-src 'self'");
    const context = JSON.parse(/id="page-context"[^>]*>([^<]*)</.exec(first.text)?.[1] ?? '') as PageContext;
    expect(context.user?.email).toBe('buyer@volga.example');
    expect(context.csrf_token).toBe((await buyer.context()).csrf_token);
  });

  it('an unknown address is a page with status 404 for a browser', async () => {
    for (const path of ['/nowhere', '/page/%E0%A4%A', '/catalog/product/not-an-id', `/media/file/${unknown}/x.pdf`]) {
      const page = await visitor.visit(path);
      expect([path, page.status, page.headers.get('content-type')]).toEqual([path, 404, 'text/html; charset=utf-8']);
    }
    expect((await visitor.visit('/index.html')).status).toBe(404);
  });

  it('HEAD has the headers of GET, without a body', async () => {
    for (const accept of ['text/html', 'application/json']) {
      const [head, get] = await Promise.all(
        ['HEAD', 'GET'].map((method) => visitor.call('/page/about', { method, headers: { Accept: accept } })),
      );
      expect([head?.status, head?.text]).toEqual([200, '']);
      expect(head?.headers.get('content-type')).toBe(get?.headers.get('content-type'));
    }
  });

  it('the host selects the supplier’s platform', async () => {
    const { port } = new URL(world.origin);
    const get = await raw(
      `GET /api/page-context HTTP/1.1\r\nHost: supplier.localhost:${port}\r\nAccept: application/json\r\nConnection: close\r\n\r\n`,
    );
    expect(get).toContain('"platform":"supplier"');
    expect((await visitor.context()).platform).toBe('customer');
  });

  it('wrong list queries are reported instead of replaced silently', async () => {
    const wrong = {
      'page=0': 'page',
      'limit=101': 'limit',
      'sort[nope]=asc': 'sort.nope',
      'sort[prod_name]=up': 'sort.prod_name',
      'sort[prod_name]=asc&sort[nope]=asc': 'sort.nope',
      'sort=prod_name': 'sort',
      'f_price[0]=x': 'f_price.0',
    };
    for (const [query, field] of Object.entries(wrong)) {
      const reply = await visitor.call(`/catalog/category/?f_search=насос&${query}`);
      expect([query, reply.status, Object.keys(reply.failure.data.codes ?? {})]).toEqual([query, 422, [field]]);
    }
    const far = await visitor.get<{ pagination: { items: unknown[]; total_item_count: number } }>(
      '/catalog/category/?f_search=насос&page=5000',
    );
    expect(far.pagination.items).toEqual([]);
    expect(far.pagination.total_item_count).toBeGreaterThan(0);
  });

  it('forms with bracket keys reach the same handler as JSON', async () => {
    const form = { 'selectBy[like_concat][value]': 'x', 'orderBy[price]': 'asc', 'pagination[tableSize]': '5' };
    const reply = await buyer.call('/basket/items', { method: 'POST', form });
    expect(reply.status).toBe(200);
    const bad = await buyer.call('/basket/items', { method: 'POST', form: { 'orderBy[weight]': 'asc' } });
    expect([bad.status, Object.keys(bad.failure.data.codes ?? {})]).toEqual([422, ['orderBy.weight']]);
  });

  it('too many suggestions in a second are rejected with the time to wait', async () => {
    const replies = await Promise.all(
      Array.from({ length: 45 }, () => visitor.call('/catalog/search/autocomplete-products?q=pu')),
    );
    const refused = replies.filter((reply) => reply.status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('Live notifications', () => {
  const open = async (browser: Browser) => {
    const stop = new AbortController();
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(`${world.origin}/user/notice/api/last`, {
      headers: { Accept: 'text/event-stream', 'Accept-Encoding': 'gzip', Cookie: cookie },
      signal: stop.signal,
    });
    let received = '';
    const ended = (async () => {
      for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) received += chunk;
    })().catch(() => undefined);
    return { reply, ended, heard: () => received, stop: () => stop.abort() };
  };

  it('arrive as an unbuffered, uncompressed stream that is never cached', async () => {
    const stream = await open(buyer);
    expect(stream.reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.reply.headers.get('content-encoding')).toBeNull();
    expect(stream.reply.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(stream.reply.headers.get('x-accel-buffering')).toBe('no');
    await expect.poll(stream.heard).toMatch(/^event: count\ndata: \{"unReadMessageCount":\{"notices":\d+\}\}\n\n/);
    stream.stop();
  });

  it('reach every tab of the user and no other user, each with its id and the count', async () => {
    const rival = await world.signedIn('rival@onega.example', 'en');
    const tabs = await Promise.all(Array.from({ length: 10 }, () => open(buyer)));
    const foreign = await open(rival);
    const draft = await draftOf('станок');
    await buyer.post(`/request/publish/${draft}`, { count: 1, comment: 'Вкладки' });
    await manager.post(`/request/update-status/${draft}`, { status: 'in_work' });
    for (const tab of tabs) await expect.poll(tab.heard, { timeout: 10_000 }).toContain('event: notice');
    const { messages } = await buyer.get<NoticeListView>('/user/notice/api/last');
    expect(tabs[0]?.heard()).toContain(`id: ${messages[0]?.id}\nevent: notice`);
    expect(foreign.heard()).not.toContain('event: notice');
    await buyer.post('/user/notice/api/dropnotices', { ids: [messages[0]?.id] });
    await expect.poll(() => tabs[0]?.heard().split('event: count').length, { timeout: 10_000 }).toBeGreaterThan(2);
    for (const tab of [...tabs, foreign]) tab.stop();
  });

  it('end when the user signs out', async () => {
    const colleague = await world.signedIn('buyer2@volga.example', 'en');
    const stream = await open(colleague);
    await colleague.post('/logout');
    await stream.ended;
    expect(stream.heard()).toContain('event: count');
    expect((await open(colleague)).reply.status).toBe(403);
  });
});

describe('Stopping', () => {
  it('finishes open calls, ends streams and then exits', async () => {
    const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { Accept: 'text/event-stream', Cookie: cookie };
    const stream = await fetch(`${world.origin}/user/notice/api/last`, { headers });
    const slow = await sentHalf(`${world.origin}/basket/items`, { ...headers, Accept: 'application/json' });
    const began = performance.now();
    const stopped = world.stopBff();
    expect((await slow.sendRest()).statusCode).toBe(200);
    await stopped;
    // A connection that does not end is cut off after 25 s.
    expect(performance.now() - began).toBeLessThan(15_000);
    expect(await stream.text()).toContain('event: count');
    await expect(fetch(world.origin)).rejects.toThrow();
  });
});
