import { systemActor } from '@setu/kit/rpc';
import { actors } from '@setu/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, boot, type Media } from './fixtures.js';

let media: Media;
beforeAll(async () => {
  media = await boot();
});
afterAll(() => media?.close());

const catalogue = () => as(media, systemActor('catalogue'));
const put = (key: string, body: string) => catalogue().call(`/derived/${key}`, { method: 'PUT', body });
const list = async (under: string) => (await catalogue().call(`/derived?under=${under}`)).json();

it('a service stores, lists, reads and removes what it can compute again', async () => {
  expect((await put('index/a/1.idx', 'first')).status).toBe(200);
  await put('index/b/2.idx', 'second');
  expect(await list('index/a/')).toEqual([{ key: 'index/a/1.idx', size: 5 }]);
  expect(await (await catalogue().call('/derived/index/b/2.idx')).text()).toBe('second');
  expect((await catalogue().call('/derived/index/a/1.idx', { method: 'DELETE' })).status).toBe(200);
  expect(await list('index/')).toEqual([{ key: 'index/b/2.idx', size: 6 }]);
  expect((await catalogue().call('/derived/index/a/1.idx')).status).toBe(404);
});

it('nobody else sees that it exists: users, other services, strangers', async () => {
  await put('index/own.idx', 'content');
  const others = [actors.anonymous(), actors.broker(), systemActor('request'), systemActor('../catalogue')];
  for (const other of others) {
    const { call } = as(media, other);
    expect((await call('/derived/index/own.idx')).status).toBe(404);
  }
  for (const user of [actors.anonymous(), actors.broker()]) {
    const { call } = as(media, user);
    expect((await call('/derived?under=')).status).toBe(404);
    expect((await call('/derived/index/own.idx', { method: 'PUT', body: 'other' })).status).toBe(404);
    expect((await call('/derived/index/own.idx', { method: 'DELETE' })).status).toBe(404);
  }
  await as(media, systemActor('request')).call('/derived/index/own.idx', { method: 'DELETE' });
  expect(await (await catalogue().call('/derived/index/own.idx')).text()).toBe('content');
});

it('an unsafe key is refused, and an unknown method is not found', async () => {
  expect((await put('..%2F..%2Ffiles', 'x')).status).toBeGreaterThanOrEqual(400);
  expect((await catalogue().call('/derived/index/own.idx', { method: 'PATCH' })).status).toBe(404);
});
