import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isAppError } from '@setu/kit/core';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBody } from './body.js';

const maxBytes = 300_000;
let server: Server;
let origin: string;

beforeAll(async () => {
  const app = express();
  app.post('/', async (req, res) => {
    try {
      res.json(await readBody(req, res, maxBytes));
    } catch (error) {
      if (!isAppError(error)) throw error;
      res.status(400).json({ refused: error.code });
    }
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = async (body: NonNullable<RequestInit['body']> | undefined, headers: Record<string, string> = {}) => {
  const reply = await fetch(origin, { method: 'POST', headers, ...(body === undefined ? {} : { body }) });
  return (await reply.json()) as unknown;
};
const json = { 'Content-Type': 'application/json' };
const utf16 = { 'Content-Type': 'application/json; charset=utf-16' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const multipart = (pairs: [string, string | Blob][]): FormData => {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
};

describe('A request body', () => {
  const meant = { sort: { name: 'asc' }, ids: ['1', '2'], goods: [{ name: 'Насос' }], f_price: { 1: '9' }, q: '' };
  const pairs: [string, string][] = [
    ['sort[name]', 'asc'],
    ['ids[]', '1'],
    ['ids[]', '2'],
    ['goods[0][name]', 'Насос'],
    ['f_price[1]', '9'],
    ['q', ''],
  ];

  it('is read with the same result in each of the three encodings', async () => {
    expect(await post(JSON.stringify(meant), json)).toEqual(meant);
    expect(await post(new URLSearchParams(pairs).toString(), form)).toEqual(meant);
    expect(await post(multipart(pairs))).toEqual(meant);
  });

  it('is empty when none was sent', async () => {
    for (const headers of [{}, json, form]) expect(await post(undefined, headers)).toEqual({});
  });

  it.each([
    ['invalid JSON', '{', json, 'malformed_request'],
    ['multipart without a boundary', 'x', { 'Content-Type': 'multipart/form-data' }, 'malformed_request'],
    [
      'an incomplete form',
      '--x\r\nContent-',
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      'malformed_request',
    ],
    ['a form with too many pairs', 'a=1&'.repeat(1001), form, 'malformed_request'],
    ['a form with too many levels', 'a[b][c][d][e][f][g]=1', form, 'malformed_request'],
    ['plain text', 'x', { 'Content-Type': 'text/plain' }, 'unsupported_media_type'],
    ['bytes without a type', new Uint8Array([1]), {}, 'unsupported_media_type'],
    ['an unsupported charset', '{}', { 'Content-Type': 'application/json; charset=koi8-r' }, 'unsupported_media_type'],
    ['JSON in UTF-16', Buffer.from('{"a":1,"a":2}', 'utf16le'), utf16, 'unsupported_media_type'],
    ['JSON with a key twice', '{"a":1,"a":2}', json, 'malformed_request'],
    ['compressed data', 'x', { ...json, 'Content-Encoding': 'gzip' }, 'unsupported_media_type'],
  ])('is rejected if it is %s', async (_name, body, headers, refused) => {
    expect(await post(body, headers as Record<string, string>)).toEqual({ refused });
  });

  it('in multipart is rejected if it has a file, too many fields or too many levels, and loses keys like `__proto__`', async () => {
    const refused = { refused: 'malformed_request' };
    expect(await post(multipart([['a', new Blob(['x'])]]))).toEqual(refused);
    expect(await post(multipart(Array.from({ length: 1001 }, () => ['a', '1'])))).toEqual(refused);
    expect(await post(multipart([['a[b][c][d][e][f][g]', '1']]))).toEqual(refused);
    expect(await post(multipart([['a[1000000000]', '1']]))).toEqual(refused);
    const names = ['a[__proto__][x]', '__proto__[x]', 'a[constructor][prototype][x]', 'constructor'];
    const read = await post(multipart([...names.map((name): [string, string] => [name, '1']), ['b', '2']]));
    expect([read, ({} as { x?: string }).x]).toEqual([{ a: {}, b: '2' }, undefined]);
  });

  it('is rejected as too large in every encoding, with or without a length, while the client is still sending', async () => {
    const large = 'x'.repeat(2_000_000);
    const tooLarge = { refused: 'too_large' };
    expect(await post(JSON.stringify({ large }), json)).toEqual(tooLarge);
    expect(await post(`large=${large}`, form)).toEqual(tooLarge);
    expect(await post(multipart([['large', large]]))).toEqual(tooLarge);
    const many = Array.from({ length: 900 }, (_, index): [string, string] => [`a${index}`, 'x'.repeat(1000)]);
    expect(await post(multipart(many))).toEqual(tooLarge);
    const parts = async function* () {
      for (let part = 0; part < 100; part += 1) yield new TextEncoder().encode('x'.repeat(20_000));
    };
    const init = { method: 'POST', headers: form, body: ReadableStream.from(parts()), duplex: 'half' } as RequestInit;
    expect(await (await fetch(origin, init)).json()).toEqual(tooLarge);
  });

  it('is dropped when the connection breaks, and the next body is still read', async () => {
    for (const headers of [json, form, { 'Content-Type': 'multipart/form-data; boundary=x' }]) {
      await new Promise((resolve) => {
        const broken = request(origin, { method: 'POST', headers: { ...headers, 'Content-Length': 1000 } });
        broken.on('error', resolve);
        broken.write('{');
        setTimeout(() => broken.destroy(), 50);
      });
    }
    expect(await post('{"a":1}', json)).toEqual({ a: 1 });
  });
});
