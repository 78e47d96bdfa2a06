import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../deploy/checks/temporary-folder.js';
import { withClient } from '../../deploy/local/embedded-postgres.mjs';
import { freePort } from '../../deploy/local/ports.mjs';
import { startWorld, type World } from '../../deploy/local/world.mjs';
import { openBrowser } from './browser.js';

const managers = ['manager@setu.example', 'manager2@setu.example', 'senior@setu.example'];
type Browser = ReturnType<typeof openBrowser>;

const patiently = <T>(check: () => Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 60_000, interval: 200 });

async function start(dataDir: string): Promise<World> {
  const env = { ...process.env, DATABASE_URL: '', NATS_URL: '', S3_ENDPOINT: '', NODE_ENV: '', LOG_LEVEL: 'warn' };
  const world = await startWorld({ port: await freePort(), dataDir, env, log: () => {} });
  onTestFinished(() => world.stop());
  return world;
}

async function signedIn(world: World, email: string): Promise<Browser> {
  const browser = openBrowser(world.url, 'en');
  expect((await browser.signIn(email)).status).toBe(200);
  return browser;
}

const unread = async (browser: Browser): Promise<number> => {
  const last = await browser.get<{ unReadMessageCount: { notices: number } }>('/user/notice/api/last');
  return last.unReadMessageCount.notices;
};

/** Drafts of as many different cards. */
async function drafts(buyer: Browser, count: number): Promise<string[]> {
  const found = await buyer.get<{ pagination: { items: { sku_id: string }[] } }>('/catalog/category/?f_search=pump');
  const skus = found.pagination.items.slice(0, count).map((card) => card.sku_id);
  const replies = [];
  for (const sku of skus) replies.push(await buyer.call(`/customer/request/create-from-product/${sku}`));
  return replies.map((reply) => reply.headers.get('location')?.split('/').at(-1) ?? '');
}

/** Ends a process as a power cut would; resolves when another one stands in its place. */
async function kill(world: World, name: string): Promise<void> {
  const pid = world.pids()[name] ?? 0;
  process.kill(pid, 'SIGKILL');
  await patiently(async () => expect(world.pids()[name]).not.toBe(pid));
}

/** Nothing can be handed to the bus while `during` runs: what is published in it waits in the outbox. */
const withoutBus = (world: World, during: () => Promise<void>): Promise<void> =>
  withClient(world.ownerUrl ?? '', async (client) => {
    await client.query('begin; lock table setu_bus.event in exclusive mode');
    await during();
    await client.query('rollback');
  });

test('a kill -9 between publishing and telling loses no notice and doubles none, and all of it survives one more', async () => {
  const dataDir = await temporaryFolder();
  const world = await start(dataDir);
  const buyer = await signedIn(world, 'buyer@volga.example');
  const people = await Promise.all(managers.map((email) => signedIn(world, email)));
  const before = await Promise.all(people.map(unread));
  const [first = '', ...others] = await drafts(buyer, 5);
  const publish = (id: string) => buyer.post(`/request/publish/${id}`, { count: 3, comment: 'Crash' });

  // Acknowledged, still in the outbox, and then the process is gone.
  await withoutBus(world, async () => {
    expect((await publish(first)).status).toBe(200);
    await kill(world, 'request');
  });
  const told = (count: number) =>
    patiently(async () =>
      expect(await Promise.all(people.map(unread))).toEqual(before.map((number) => number + count)),
    );
  await told(1);

  // Killed in the middle of four: what was not acknowledged is sent again, as a person would.
  const sent = others.map((id) => publish(id));
  await Promise.race(sent);
  await Promise.all([kill(world, 'request'), kill(world, 'identity')]);
  for (const reply of await Promise.all(sent)) expect([200, 503]).toContain(reply.status);
  for (const id of others) await patiently(async () => expect((await publish(id)).status).toBe(200));
  await told(5);
  await sleep(2000);
  await told(5);

  for (const pid of Object.values(world.pids())) process.kill(pid ?? 0, 'SIGKILL');
  await world.stop();
  const again = await start(dataDir);
  const manager = await signedIn(again, managers[0] ?? '');
  expect(await unread(manager)).toBe((before[0] ?? 0) + 5);
  const { list } = await manager.get<{ list: { id: string }[] }>('/broker/request-from-catalog-list?limit=30');
  expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining([first, ...others]));
}, 300_000);
