import type { CardUploadRunView, UploadedCardsView } from '@setu/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../deploy/checks/temporary-folder.js';
import { withClient } from '../../deploy/local/embedded-postgres.mjs';
import { freePort } from '../../deploy/local/ports.mjs';
import { startWorld, type World } from '../../deploy/local/world.mjs';
import { openBrowser } from './browser.js';
import { cardsForm, filled } from './card-file.js';

const many = 1_000;
const patiently = <T>(check: () => Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 300_000, interval: 300 });

async function start(dataDir: string): Promise<World> {
  const env = { ...process.env, DATABASE_URL: '', NATS_URL: '', S3_ENDPOINT: '', NODE_ENV: '', LOG_LEVEL: 'warn' };
  const world = await startWorld({ port: await freePort(), dataDir, env, log: () => {} });
  onTestFinished(() => world.stop());
  return world;
}

/** A killed worker is missed after half a minute: of one that was said to be at a run, it is over. */
const missed = "update setu_catalogue.import_run set worker_at = worker_at - interval '30 seconds'";

/** Its next process looks for what was left right after its start: half a minute later by the table's clock. */
async function kill(world: World): Promise<void> {
  const pid = world.pids().catalogue ?? 0;
  process.kill(pid, 'SIGKILL');
  await withClient(world.ownerUrl ?? '', (client) => client.query(missed));
  await patiently(async () => expect(world.pids().catalogue).not.toBe(pid));
}

/** Rows said to be written, the cards of them, whole ones among these, and how often they were told of. */
const written = `select
    (select count(*)::int from setu_catalogue.import_row where run_id = $1 and result = 'created') as rows,
    (select count(*)::int from setu_catalogue.sku where vendor_code like 'CRASH-%') as cards,
    (select count(*)::int from setu_catalogue.sku s
       join setu_catalogue.sku_version v on v.sku_id = s.id and v.version = s.draft_version
       join setu_catalogue.import_row w on w.sku_id = s.id and w.run_id = $1 and w.result = 'created'
       where s.vendor_code like 'CRASH-%' and v.vendor_code = s.vendor_code) as whole,
    (select count(*)::int from setu_catalogue.outbox o join setu_catalogue.sku s on s.id = o.aggregate_id::uuid
       where s.vendor_code like 'CRASH-%' and o.subject = 'setu.catalogue.sku.created') as told`;

test('a kill -9 of the catalogue while it writes a file, and while it reads one, leaves whole rows or none; both end, nothing is doubled', async () => {
  const world = await start(await temporaryFolder());
  const [manager, supplier] = [openBrowser(world.url, 'en'), openBrowser(world.url, 'en')];
  expect((await manager.signIn('manager@setu.example')).status).toBe(200);
  expect((await supplier.signIn('supplier@kaveri.example')).status).toBe(200);
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

  const first = await upload(bytes, 'false');
  await patiently(async () => expect((await look(first)).stored).toBeGreaterThan(0));
  await kill(world);
  const halfway = await counted(first);
  expect(halfway.rows).toBeLessThan(many);
  expect(halfway).toEqual({ rows: halfway.rows, cards: halfway.rows, whole: halfway.rows, told: halfway.rows });
  await patiently(async () => expect(await look(first)).toMatchObject({ state: 'applied', stored: many, faulty: 0 }));
  const all = { rows: many, cards: many, whole: many, told: many };
  expect(await counted(first)).toEqual(all);

  const second = await upload(bytes, 'false');
  await kill(world);
  await patiently(async () =>
    expect(await look(second)).toMatchObject({ state: 'checked', rows: many, unchanged: many, stored: 0, faulty: 0 }),
  );
  expect(await counted(first)).toEqual(all);
}, 900_000);
