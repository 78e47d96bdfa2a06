import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CardUploadRunView, UploadedCardsView } from '@setu/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withClient } from '../../deploy/local/embedded-postgres.mjs';
import { freePort } from '../../deploy/local/ports.mjs';
import { startWorld, type World } from '../../deploy/local/world.mjs';
import { openBrowser } from './browser.js';
import { cardsForm, filled } from './card-file.js';

type Browser = ReturnType<typeof openBrowser>;

const patiently = <T>(check: () => Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 120_000, interval: 200 });

/**
 * One test environment of real processes for all tests in this file. Each test kills processes and checks that the
 * environment survives.
 */
let world: World;
let dataDir: string;

const start = async (): Promise<World> => {
  const bare = { DATABASE_URL: '', NATS_URL: '', S3_ENDPOINT: '', NODE_ENV: '', MEDIA_TASKS_DELAY_MS: '3600000' };
  const env = { ...process.env, ...bare, LOG_LEVEL: 'warn' };
  return startWorld({ port: await freePort(), dataDir, env, log: () => {} });
};
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'setu-crash-'));
  world = await start();
}, 300_000);
afterAll(async () => {
  await world?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function signedIn(email: string): Promise<Browser> {
  const browser = openBrowser(world.url, 'en');
  expect((await browser.signIn(email)).status).toBe(200);
  return browser;
}

/**
 * Kills a process as a power cut would. Runs `meanwhile` immediately, and resolves when another process has replaced
 * it.
 */
async function kill(name: string, meanwhile?: () => Promise<unknown>): Promise<void> {
  const pid = world.pids()[name] ?? 0;
  process.kill(pid, 'SIGKILL');
  await meanwhile?.();
  await patiently(async () => expect(world.pids()[name]).not.toBe(pid));
}

const managers = ['manager@setu.example', 'manager2@setu.example', 'senior@setu.example'];

const unread = async (browser: Browser): Promise<number> => {
  const last = await browser.get<{ unReadMessageCount: { notices: number } }>('/user/notice/api/last');
  return last.unReadMessageCount.notices;
};

/** Creates drafts of different cards. */
async function drafts(buyer: Browser, count: number): Promise<string[]> {
  // A catalogue that has just started may still load its index.
  const found = await patiently(() =>
    buyer.get<{ pagination: { items: { sku_id: string }[] } }>('/catalog/category/?f_search=pump'),
  );
  const skus = found.pagination.items.slice(0, count).map((card) => card.sku_id);
  const replies = [];
  for (const sku of skus) replies.push(await buyer.call(`/customer/request/create-from-product/${sku}`));
  return replies.map((reply) => reply.headers.get('location')?.split('/').at(-1) ?? '');
}

/** Blocks the bus while `during` runs. Events published meanwhile wait in the outbox. */
const withoutBus = (during: () => Promise<void>): Promise<void> =>
  withClient(world.ownerUrl ?? '', async (client) => {
    await client.query('begin; lock table setu_bus.event in exclusive mode');
    await during();
    await client.query('rollback');
  });

test('kill -9 between publishing and notifying neither loses nor duplicates a notification, and neither does a second kill', async () => {
  const buyer = await signedIn('buyer@volga.example');
  const people = await Promise.all(managers.map((email) => signedIn(email)));
  const before = await Promise.all(people.map(unread));
  const [first = '', ...others] = await drafts(buyer, 5);
  const publish = (id: string) => buyer.post(`/request/publish/${id}`, { count: 3, comment: 'Crash' });

  // The process dies after the answer, with the event still in the outbox.
  await withoutBus(async () => {
    expect((await publish(first)).status).toBe(200);
    await kill('request');
  });
  const expectNotices = (count: number) =>
    patiently(async () =>
      expect(await Promise.all(people.map(unread))).toEqual(before.map((number) => number + count)),
    );
  await expectNotices(1);

  // The process dies in the middle of four calls. The test repeats the failed calls, as a user would.
  const sent = others.map((id) => publish(id));
  await Promise.race(sent);
  await Promise.all([kill('request'), kill('identity')]);
  for (const reply of await Promise.all(sent)) expect([200, 503]).toContain(reply.status);
  for (const id of others) await patiently(async () => expect((await publish(id)).status).toBe(200));
  await expectNotices(5);
  await sleep(2000);
  await expectNotices(5);

  for (const pid of Object.values(world.pids())) process.kill(pid ?? 0, 'SIGKILL');
  await world.stop();
  world = await start();
  const manager = await signedIn(managers[0] ?? '');
  expect(await unread(manager)).toBe((before[0] ?? 0) + 5);
  const { list } = await manager.get<{ list: { id: string }[] }>('/broker/request-from-catalog-list?limit=30');
  expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining([first, ...others]));
}, 300_000);

const many = 300;
/** The card at which writing stops. It is in the second of three batches. */
const stop = 'CRASH-150';

/** Blocks writing the row of `stop` while `during` runs, so that the kill always comes in the middle. */
const stoppedHalfway = (during: () => Promise<void>): Promise<void> =>
  withClient(world.ownerUrl ?? '', async (client) => {
    await client.query(`select pg_advisory_lock(1);
      create function setu_catalogue.stand_still() returns trigger language plpgsql as
        'begin perform pg_advisory_xact_lock(1); return new; end';
      create trigger stand_still before insert on setu_catalogue.sku_version
        for each row when (new.vendor_code = '${stop}') execute function setu_catalogue.stand_still()`);
    await during();
    // A transaction that still waits now continues and finds its client gone.
    await client.query('select pg_advisory_unlock(1)');
    await client.query('drop function setu_catalogue.stand_still() cascade');
  });

/** Marks the worker as missing. A run ends when its worker has been missing for half a minute. */
const missing = () =>
  withClient(world.ownerUrl ?? '', (client) =>
    client.query("update setu_catalogue.import_run set worker_at = worker_at - interval '30 seconds'"),
  );

/** Counts the rows reported as created, their cards, the complete ones among these, and the published events. */
const written = `select
    (select count(*)::int from setu_catalogue.import_row where run_id = $1 and result = 'created') as rows,
    (select count(*)::int from setu_catalogue.sku where vendor_code like 'CRASH-%') as cards,
    (select count(*)::int from setu_catalogue.sku s
       join setu_catalogue.sku_version v on v.sku_id = s.id and v.version = s.draft_version
       join setu_catalogue.import_row w on w.sku_id = s.id and w.run_id = $1 and w.result = 'created'
       where s.vendor_code like 'CRASH-%' and v.vendor_code = s.vendor_code) as whole,
    (select count(*)::int from setu_catalogue.outbox o join setu_catalogue.sku s on s.id = o.aggregate_id::uuid
       where s.vendor_code like 'CRASH-%' and o.subject = 'setu.catalogue.sku.created') as told`;

test('kill -9 of the catalogue while it writes or reads a file leaves complete rows or none, both imports finish, and nothing is duplicated', async () => {
  const [manager, supplier] = [await signedIn('manager@setu.example'), await signedIn('supplier@kaveri.example')];
  const place = `/broker/companies/${(await supplier.context()).user?.company.id}/catalog/upload`;
  const look = async (id: string) => (await manager.get<CardUploadRunView>(`${place}/${id}?limit=1`)).run;
  const upload = async (bytes: Uint8Array<ArrayBuffer>, dry: string) => {
    const raw = cardsForm(bytes, { dry });
    return (await manager.call<UploadedCardsView>(place, { method: 'POST', raw })).data.run.id;
  };
  const counted = (id: string) =>
    withClient(world.ownerUrl ?? '', async (client) => (await client.query(written, [id])).rows[0]);
  const rows = Array.from({ length: many }, (_, at) => ({ vendor_code: `CRASH-${at}` }));
  const bytes = await filled(world.url, manager, rows);

  let first = '';
  await stoppedHalfway(async () => {
    first = await upload(bytes, 'false');
    await patiently(async () => expect((await look(first)).stored).toBeGreaterThan(0));
    await kill('catalogue', missing);
    const { rows: done, ...halfway } = await counted(first);
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(many);
    expect(halfway).toEqual({ cards: done, whole: done, told: done });
  });
  await patiently(async () => expect(await look(first)).toMatchObject({ state: 'applied', stored: many, faulty: 0 }));
  const all = { rows: many, cards: many, whole: many, told: many };
  expect(await counted(first)).toEqual(all);

  const second = await upload(bytes, 'false');
  await kill('catalogue', missing);
  await patiently(async () =>
    expect(await look(second)).toMatchObject({ state: 'checked', rows: many, unchanged: many, stored: 0, faulty: 0 }),
  );
  expect(await counted(first)).toEqual(all);
}, 300_000);
