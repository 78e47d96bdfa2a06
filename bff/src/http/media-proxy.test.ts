import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isAppError } from '@setu/kit/core';
import { actorHeader, anonymousActor, requestIdHeader, verifyActor } from '@setu/kit/rpc';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendFile, sendUpload } from './media-bytes.js';
import { type MediaProxy, openMediaProxy } from './media-proxy.js';

const keys = ['a key for tests only of more than 32 bytes'];
const received: IncomingMessage[] = [];
/** The number of calls media still works on. */
let open = 0;

// Depending on the path, media answers late, in two parts with a pause, incompletely, never, or with a rejection before
// the body has arrived.
const media = http.createServer((request, response) => {
  received.push(request);
  open += 1;
  response.once('close', () => {
    open -= 1;
  });
  const { url, method } = request;
  if (url === '/never') return;
  if (url === '/endless') return void response.write('on and on');
  if (url === '/broken') return void request.socket.destroy();
  if (method === 'POST') {
    const refusal = JSON.stringify({ kind: 'limited', code: 'sign_in_to_upload', params: { retry_after: '9' } });
    return void response.writeHead(429, { 'Content-Type': 'application/json' }).end(refusal);
  }
  response.setHeader('X-Inside', 'media');
  if (url === '/in-parts' || url === '/breaks-off') response.write('first ');
  if (url === '/breaks-off') return void setTimeout(() => request.socket.destroy(), 50);
  setTimeout(() => response.end('last'), url === '/in-parts' ? 2500 : 150);
});

const bff = http.createServer();
let proxy: MediaProxy;

const portOf = (server: http.Server): number => (server.address() as AddressInfo).port;
const listen = (server: http.Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

beforeAll(async () => {
  await Promise.all([listen(media), listen(bff)]);
  proxy = openMediaProxy({ MEDIA_HTTP_URL: `http://127.0.0.1:${portOf(media)}`, ACTOR_KEYS: keys });
  const app = express();
  app.all('/*path', async (req, res) => {
    const closed = new AbortController();
    res.once('close', () => closed.abort());
    const actor = anonymousActor({ platform: 'customer', locale: 'en', visitorId: 'somebody' });
    const call = { req, res, actor, requestId: 'request-1', signal: closed.signal };
    const silentMs = Number(req.query.silent ?? 5000);
    const slowProxy: MediaProxy = (each, to) => proxy(each, { ...to, silentMs });
    try {
      if (req.method === 'POST') res.json(await sendUpload(slowProxy, call));
      else await sendFile(slowProxy, call, req.path);
    } catch (error) {
      res.status(500).json({ kind: isAppError(error) ? error.kind : String(error), url: req.url });
    }
  });
  bff.on('request', app);
});

afterAll(() => {
  for (const server of [media, bff]) {
    server.closeAllConnections();
    server.close();
  }
});

const context = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${portOf(bff)}${path}`, init);

describe('A call passed on to media', () => {
  it("sends the signed actor and none of the browser's other headers", async () => {
    const headers = { Cookie: 'sid=1', 'X-Forwarded-For': '1.2.3.4', [actorHeader]: 'forged', Range: 'bytes=0-1' };
    const reply = await context('/late', { headers });
    expect([await reply.text(), reply.headers.get('x-inside')]).toEqual(['last', null]);
    const sent = received.at(-1)?.headers ?? {};
    expect(verifyActor(String(sent[actorHeader]), keys)).toMatchObject({ visitorId: 'somebody' });
    expect([sent[requestIdHeader], sent.range, sent.host]).toEqual([
      'request-1',
      'bytes=0-1',
      `127.0.0.1:${portOf(media)}`,
    ]);
    expect([sent.cookie, sent['x-forwarded-for']]).toEqual([undefined, undefined]);
  });

  it('fails as unavailable once media is silent for too long or hangs up', async () => {
    for (const path of ['/never?silent=100', '/broken']) {
      const reply = await context(path);
      expect([reply.status, await reply.json()]).toEqual([500, { kind: 'unavailable', url: path }]);
    }
    await expect.poll(() => open).toBe(0);
  });

  it('has no timeout once media has begun to answer', async () => {
    expect(await (await context('/in-parts?silent=2000')).text()).toBe('first last');
  });

  it('is aborted when media aborts it', async () => {
    const reply = await context('/breaks-off');
    await expect(reply.text()).rejects.toThrow();
  });

  it.each(['/never', '/endless'])('ends when the browser disconnects: %s', async (path) => {
    const stop = new AbortController();
    const reply = context(path, { signal: stop.signal }).catch(() => undefined);
    await expect.poll(() => open).toBe(1);
    if (path === '/endless') await reply;
    stop.abort();
    await reply;
    await expect.poll(() => open).toBe(0);
  });
});

describe('An upload that media rejects immediately', () => {
  const size = 8 * 1024 * 1024;

  it('is read to its end, so that the sender receives the reason', async () => {
    const reply = await context('/upload', { method: 'POST', body: new Uint8Array(size) });
    expect(await reply.json()).toEqual({ kind: 'limited', url: '/upload' });
    await expect.poll(() => open).toBe(0);
  });

  it('is signed even if the sender uses Expect: 100-continue', async () => {
    const call = http.request(`http://127.0.0.1:${portOf(bff)}/upload`, {
      agent: false,
      method: 'POST',
      headers: { Expect: '100-continue', 'Content-Length': size, Cookie: 'sid=1' },
    });
    call.once('continue', () => call.end(Buffer.alloc(size)));
    call.flushHeaders();
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      call.once('response', resolve).on('error', reject);
    });
    answer.resume();
    expect(answer.statusCode).toBe(500);
    const sent = received.at(-1)?.headers ?? {};
    expect([typeof sent[actorHeader], sent.cookie]).toEqual(['string', undefined]);
  });
});
