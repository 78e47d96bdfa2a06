import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReportName, type ReportView, reportNames } from '@setu/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type EmbeddedPostgres, startPostgres, withClient } from '../../deploy/local/embedded-postgres.mjs';
import { freePort } from '../../deploy/local/ports.mjs';
import { startWorld, type World } from '../../deploy/local/world.mjs';
import { type Browser, openBrowser } from './browser.js';

const password = 'setu-replica';
const reporting = ['identity', 'catalogue', 'request'] as const;

let folder: string;
let primary: EmbeddedPostgres;
let standby: EmbeddedPostgres;
let world: World;
/** The reports as the primary server answers them. */
let before: Map<ReportName, unknown>;

/** Returns a day as YYYY-MM-DD, counted from today. */
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** A report without the time of its count, because the cards are counted again at every start. */
const report = async (senior: Browser, name: ReportName): Promise<unknown> => {
  const path = `/broker/reports?name=${name}&limit=100&from=${dayIn(-300)}&to=${dayIn(1)}`;
  const { counted_at: _, all, ...answer } = await senior.get<ReportView>(path);
  return { ...answer, all: all.map(({ counted_at: _, ...one }) => one) };
};
const reportsOf = async (senior: Browser): Promise<Map<ReportName, unknown>> => {
  const all = new Map<ReportName, unknown>();
  for (const name of reportNames) all.set(name, await report(senior, name));
  return all;
};
const signedIn = async (email: string): Promise<Browser> => {
  const browser = openBrowser(world.url, 'en');
  expect((await browser.signIn(email)).status).toBe(200);
  return browser;
};
const start = async (env: Record<string, string>): Promise<World> => {
  const bare = { NATS_URL: '', S3_ENDPOINT: '', NODE_ENV: '', MEDIA_TASKS_DELAY_MS: '3600000' };
  return startWorld({
    ...{ port: await freePort(), dataDir: join(folder, 'setu'), log: () => {} },
    env: { ...process.env, ...bare, LOG_LEVEL: 'warn', DATABASE_URL: primary.url, SETU_DEMO: '1', ...env },
  });
};

/** Starts a standby from a copy of the stopped primary, then the primary. The standby follows the primary's log. */
async function startStandby(): Promise<void> {
  const port = Number(new URL(primary.url).port);
  await primary.stop();
  const copy = join(folder, 'standby');
  execFileSync('cp', ['-a', join(folder, 'primary'), copy]);
  const signal = join(copy, 'postgres', 'standby.signal');
  writeFileSync(signal, '');
  // The server's account must own its files.
  execFileSync('chown', ['--reference', join(copy, 'postgres', 'PG_VERSION'), signal]);
  primary = await startPostgres({ dataDir: join(folder, 'primary'), password, port, settings });
  const conninfo = `host=127.0.0.1 port=${port} user=setu password=${password}`;
  standby = await startPostgres({ dataDir: copy, password, settings: { ...settings, primary_conninfo: conninfo } });
}
const settings = { fsync: 'off', wal_level: 'replica', max_connections: '200' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setu-replica-'));
  // The account that runs Postgres must reach its clusters.
  await chmod(folder, 0o755);
  primary = await startPostgres({ dataDir: join(folder, 'primary'), password, settings });
  world = await start({});
  const senior = await signedIn('senior@setu.example');
  // The cards are counted once the catalogue is up.
  const counted = () => senior.get<ReportView>('/broker/reports?name=catalog_analysis');
  await vi.waitFor(async () => expect((await counted()).counted_at).not.toBeNull(), 60_000);
  before = await reportsOf(senior);
  await world.stop();
  await startStandby();
  const replica = (name: string): string => {
    const url = new URL(world.urls[name] ?? '');
    url.port = new URL(standby.url).port;
    return url.href;
  };
  world = await start(
    Object.fromEntries(reporting.map((name) => [`${name.toUpperCase()}_REPLICA_DATABASE_URL`, replica(name)])),
  );
}, 400_000);
afterAll(async () => {
  await world?.stop();
  await standby?.stop();
  await primary?.stop();
  await rm(folder, { recursive: true, force: true });
});

it('every report reads from a standby server, and says the same there', { timeout: 120_000 }, async () => {
  const senior = await signedIn('senior@setu.example');
  const after = await reportsOf(senior);
  for (const name of reportNames) expect([name, after.get(name)]).toEqual([name, before.get(name)]);
  const roles = await withClient(standby.url, (client) =>
    client.query<{ usename: string }>("select distinct usename from pg_stat_activity where usename like 'setu\\_%'"),
  );
  expect(roles.rows.map(({ usename }) => usename).sort()).toEqual([...reporting].map((name) => `setu_${name}`).sort());
});

it('without the standby reports say that they are unavailable, and everything else works', async () => {
  const senior = await signedIn('senior@setu.example');
  await standby.stop();
  expect((await senior.call('/broker/reports?name=catalog_analysis')).status).toBe(503);
  expect((await senior.call('/broker/request-from-catalog-list')).status).toBe(200);
}, 120_000);
