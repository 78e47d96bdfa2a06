import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staticFiles } from './static-files.js';

const code = 'export const answer = 42;\n'.repeat(100);
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'setu-static-'));
  mkdirSync(path.join(folder, 'build'));
  const file = path.join(folder, 'build/main.js');
  writeFileSync(file, code);
  writeFileSync(`${file}.br`, brotliCompressSync(code));
  writeFileSync(`${file}.gz`, gzipSync(code));
  for (const name of ['favicon.svg', 'index.html']) writeFileSync(path.join(folder, name), '<svg/>');
  const app = express();
  staticFiles(app, folder);
  app.use((_req, res) => void res.status(404).end());
  await new Promise<void>((resolve) => {
    server = app.listen(0, () => resolve());
  });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (name: string, init: RequestInit = {}) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${name}`, init);

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('sends the stored file that fits Accept-Encoding: %s', async (accepted, encoding) => {
  const response = await get('/build/main.js', { headers: { 'accept-encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(response.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(await response.text()).toBe(code);
});

it.each([
  ['a file of the root', '/favicon.svg', 'GET', 200],
  ['the page’s template', '/index.html', 'GET', 404],
  ['the root', '/', 'GET', 404],
  ['an unknown file', '/build/other.js', 'GET', 404],
  ['a path out of the folder', '/build/..%2Findex.html', 'GET', 404],
  ['another method', '/build/main.js', 'POST', 404],
])('answers %s: %s, %s, with %i', async (_what, name, method, status) => {
  expect((await get(name, { method })).status).toBe(status);
});
