import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withClient } from '../local/embedded-postgres.mjs';
import { freePort } from '../local/ports.mjs';
import { childrenOf, type Launched, launch, processesOf } from './launched.js';
import { temporaryFolder } from './temporary-folder.js';

const ready = 'Setu is ready';
const linux = process.platform === 'linux';

/** Returns the owner's connection string for the embedded database of a running Setu. */
async function ownerUrl(dataDir: string): Promise<string> {
  const { postgres } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as { postgres: string };
  const port = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[3];
  return `postgres://setu:${postgres}@127.0.0.1:${port}/setu`;
}

async function start(dataDir: string, port: number): Promise<Launched> {
  const launched = launch({ DATA_DIR: dataDir, PORT: String(port) });
  await launched.until(ready);
  return launched;
}

/** Runs `npm run seed` next to a running Setu. */
const seed = (dataDir: string, flags: string[]) =>
  promisify(execFile)(process.execPath, ['deploy/local/seed.mjs', ...flags], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });

test('the launcher explains an unknown flag', async () => {
  const { ended, shown } = launch({ DATA_DIR: await temporaryFolder() }, '--frseh');
  expect(await ended).toBe(1);
  expect(shown()).toContain('--frseh is not a known flag');
  expect(shown()).toContain('--fresh');
});

test('the launcher immediately names a port in use and suggests a way out', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const { ended, shown } = launch({ DATA_DIR: await temporaryFolder(), PORT: String(port) });
  expect(await ended).toBe(1);
  expect(shown()).toContain(`Port ${port} is in use`);
  expect(shown()).not.toContain('Packages');
});

test('the launcher rejects a PORT that is not a port number', async () => {
  const { ended, shown } = launch({ DATA_DIR: await temporaryFolder(), PORT: '80a' });
  expect(await ended).toBe(1);
  expect(shown()).toContain('PORT=80a is not a port');
});

test.runIf(linux)(
  'the launcher starts, supervises its processes, keeps its data after a kill -9, can be seeded while it runs, and leaves nothing behind',
  async () => {
    const dataDir = await temporaryFolder();
    const port = await freePort();
    const first = await start(dataDir, port);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    expect(first.shown()).toContain('buyer@volga.example');

    const second = launch({ DATA_DIR: dataDir, PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.shown()).toContain(`Setu is already running on ${dataDir}`);

    await withClient(await ownerUrl(dataDir), (client) => client.query('create table kept as select 7 as number'));
    const processes = await childrenOf(first.child.pid ?? 0);
    const [, service] = await processesOf('dist/main.js', processes);
    process.kill(service ?? 0, 'SIGKILL');
    await first.until('starting it again in 0.5 s');
    await vi.waitFor(async () => expect(await childrenOf(first.child.pid ?? 0)).toHaveLength(processes.length), 60_000);

    const last = await childrenOf(first.child.pid ?? 0);
    first.child.kill('SIGKILL');
    await first.ended;
    await vi.waitFor(async () => expect(await processesOf(dataDir, last)).toEqual([]), {
      timeout: 40_000,
      interval: 100,
    });

    const again = await start(dataDir, port);
    const stored = await withClient(await ownerUrl(dataDir), (client) => client.query('select number from kept'));
    expect(stored.rows).toEqual([{ number: 7 }]);
    const cards = async () => {
      const counted = await withClient(await ownerUrl(dataDir), (client) =>
        client.query('select count(*)::int as cards from setu_catalogue.sku'),
      );
      return Number(counted.rows[0]?.cards);
    };
    const before = await cards();
    await seed(dataDir, ['--skus', '20', '--categories', '5', '--suppliers', '2']);
    expect(await cards()).toBe(before + 20);
    const children = await childrenOf(again.child.pid ?? 0);
    again.child.kill('SIGINT');
    expect(await again.ended).toBe(0);
    expect(again.shown()).toContain('Stopped.');
    expect(await processesOf(dataDir, children)).toEqual([]);
  },
  480_000,
);
