import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type EmbeddedPostgres, startPostgres, withClient } from '../local/embedded-postgres.mjs';
import { removeClusterElsewhere } from '../local/postgres-place.mjs';
import { root } from './sources.js';
import { temporaryFolder } from './temporary-folder.js';

const isRoot = process.getuid?.() === 0;

async function start(dataDir: string, fsync = false): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres({ dataDir, password: 'of this test', fsync });
  onTestFinished(() => postgres.stop());
  return postgres;
}

const query = (url: string, sql: string): Promise<unknown[]> =>
  withClient(url, async (client) => (await client.query<Record<string, unknown>>(sql)).rows);

test('written data survives a restart', async () => {
  const dataDir = await temporaryFolder();
  const first = await start(dataDir);
  await query(first.url, 'create table kept as select 7 as number');
  await first.stop();
  const second = await start(dataDir);
  expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('a Postgres that outlived its supervisor is stopped, and its data is reused', async () => {
  const dataDir = await temporaryFolder();
  const left = await start(dataDir);
  await query(left.url, 'create table kept as select 7 as number');
  const next = await start(dataDir);
  expect(await left.exited).toBe('code 0');
  expect(await query(next.url, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('a Postgres killed during a write recovers the committed data', async () => {
  const dataDir = await temporaryFolder();
  const first = await start(dataDir, true);
  await query(first.url, 'create table kept as select 7 as number');
  process.kill(first.pid, 'SIGKILL');
  await first.exited;
  const second = await start(dataDir, true);
  expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('the server requires a password', async () => {
  const { url } = await start(await temporaryFolder());
  const wrongUrl = new URL(url);
  wrongUrl.password = 'guessed';
  await expect(query(wrongUrl.href, 'select 1')).rejects.toThrow('password authentication failed');
});

test('the server folds and compares Cyrillic letters', async () => {
  const { url } = await start(await temporaryFolder());
  await query(url, 'create extension pg_trgm');
  expect(await query(url, "select lower('ЁЛКА') as word, similarity('насос', 'насосы') > 0.5 as alike")).toEqual([
    { word: 'ёлка', alike: true },
  ]);
});

test.runIf(isRoot)(
  'if the data folder is below a folder that only root may enter, the database cluster is stored elsewhere until it is removed',
  async () => {
    const closed = await temporaryFolder();
    const dataDir = join(closed, 'home', 'data');
    await mkdir(dataDir, { recursive: true });
    const { cluster, stop } = await start(dataDir);
    expect(cluster.startsWith(closed)).toBe(false);
    expect(await readFile(join(dataDir, 'postgres-is-at'), 'utf8')).toBe(`${cluster}\n`);
    await stop();
    removeClusterElsewhere(dataDir);
    expect(existsSync(dirname(cluster))).toBe(false);
  },
);

test.runIf(isRoot)('an ordinary account runs the server under its own name', async () => {
  const dataDir = await temporaryFolder();
  const account = { uid: Number(spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout), gid: 65_534 };
  spawnSync('chown', [String(account.uid), dataDir]);
  const script = `
    import { startPostgres } from '${join(root, 'deploy/local/embedded-postgres.mjs')}';
    const { stop } = await startPostgres({ dataDir: '${dataDir}', password: 'x', fsync: false });
    await stop();`;
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
  });
  // Other accounts cannot read a checkout below a private home folder, so there is nothing to test.
  if (/EACCES|Cannot find module/.test(stderr)) return;
  expect(status, stderr).toBe(0);
});
