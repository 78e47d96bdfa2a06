import type { CategoryView } from '@setu/contract';
import { type TcpProxy, tcpProxy, urlThrough, watchStalls } from '@setu/kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

/** The maximum waiting times that are promised for the browser, and an allowance for the transport, in milliseconds. */
const promised = { read: 2_500, write: 5_000 };
const aroundMs = 700;

const noRetries = { patient: false };

describe('While Postgres is frozen', () => {
  let proxy: TcpProxy;
  let world: World;
  let buyer: Browser;
  let visitor: Browser;
  let sku: string;
  let product: string;
  beforeAll(async () => {
    proxy = await tcpProxy({ port: Number(new URL(inject('databaseUrl')).port) });
    world = await startWorld({ CALL_TIMEOUT_MS: '0' }, (url) => urlThrough(url, proxy));
    buyer = await world.signedIn('buyer@volga.example', 'ru');
    visitor = world.browser('en');
    const found = await buyer.get<CategoryView>('/catalog/category/?f_search=насос');
    const [card] = found.pagination.items;
    sku = card?.sku_id ?? '';
    product = `/catalog/product/${card?.category_id}/${sku}`;
  }, 120_000);
  afterEach(async () => {
    proxy.thaw();
    await expect.poll(async () => (await buyer.call('/user/dashboard')).status, { timeout: 15_000 }).toBe(200);
  });
  afterAll(async () => {
    await world?.close();
    await proxy?.close();
  });

  // The test environment runs in this process. While its event loop stalls, a time limit cannot be measured, so the
  // stalls are subtracted.
  const timed = async (call: () => Promise<{ status: number }>): Promise<[number, number]> => {
    const stalled = watchStalls();
    const began = performance.now();
    const { status } = await call();
    return [status, performance.now() - began - stalled()];
  };

  it('every read fails within two and a half seconds, however many services it calls', async () => {
    proxy.freeze();
    const paths = ['/user/dashboard', product, '/catalog/category/?f_search=насос'];
    const answers = await Promise.all(paths.map((path) => timed(() => buyer.call(path, noRetries))));
    // A page that works without its counters is shown without them.
    expect(answers.map(([status]) => status)).toEqual([expect.any(Number), 503, 503]);
    expect(Math.max(...answers.map(([, ms]) => ms))).toBeLessThan(promised.read + aroundMs);
    const [status, ms] = await timed(() => visitor.call('/catalog/category/?f_search=насос', noRetries));
    expect(status).toBe(503);
    expect(ms).toBeLessThan(promised.read + aroundMs);
  });

  it('every write fails within five seconds', async () => {
    proxy.freeze();
    const [status, ms] = await timed(() => buyer.post('/basket/products/add', { id: sku }));
    expect(status).toBe(503);
    expect(ms).toBeLessThan(promised.write + aroundMs);
  });
});

describe('When Postgres is lost in the middle of writes', () => {
  let proxy: TcpProxy;
  let world: World;
  let buyer: Browser;
  beforeAll(async () => {
    proxy = await tcpProxy({ port: Number(new URL(inject('databaseUrl')).port) });
    world = await startWorld({ CALL_TIMEOUT_MS: '0' }, (url) => urlThrough(url, proxy));
    buyer = await world.signedIn('buyer@volga.example', 'ru');
  }, 120_000);
  afterAll(async () => {
    await world?.close();
    await proxy?.close();
  });

  it('each write succeeds or fails as unavailable, and none is reported as a bug', async () => {
    const found = await buyer.get<CategoryView>('/catalog/category/?f_search=насос');
    const sku = found.pagination.items.find((card) => card.price_mode === 'exact')?.sku_id ?? '';
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const cutting = setInterval(() => proxy.cut(), 5);
      const writing = Array.from({ length: 20 }, () => buyer.post('/basket/products/add', { id: sku }));
      statuses.push(...(await Promise.all(writing)).map(({ status }) => status));
      clearInterval(cutting);
      await expect.poll(async () => (await buyer.call('/user/dashboard')).status, { timeout: 15_000 }).toBe(200);
    }
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(503);
  });
});
