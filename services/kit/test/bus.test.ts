import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventEnvelope, embeddedBus, natsBus } from '../src/events/index.js';
import { testDatabase } from '../src/testing/index.js';
import { busContract } from './bus-contract.js';

describe('the embedded event bus', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  beforeAll(async () => {
    database = await testDatabase('bus_suite', []);
  });
  afterAll(() => database?.close());
  busContract('in Postgres', () => ({
    open: () => embeddedBus({ url: database.busUrl, connectMs: 10_000, acquireMs: 15_000 }),
  }));
});

const natsThere = spawnSync('nats-server', ['--version']).status === 0;

describe.runIf(natsThere)('the event bus over NATS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'setu-nats-'));
  let url: string;
  let stop: () => Promise<unknown>;
  beforeAll(async () => {
    const port = await freePort();
    url = `nats://127.0.0.1:${port}`;
    const server = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    await new Promise<void>((resolve, reject) => {
      server.stderr.on('data', (text: Buffer) => text.includes('Server is ready') && resolve());
      server.once('exit', () => reject(new Error('nats-server ended')));
    });
    stop = () => {
      server.kill();
      return ended;
    };
  });
  afterAll(async () => {
    await stop?.();
    rmSync(folder, { recursive: true, force: true });
  });
  busContract('JetStream', () => ({ open: () => natsBus({ url }) }));
});

describe('the event bus over NATS while its server is away', () => {
  it('lets the service start, keeps the relay waiting, and closes', async () => {
    const bus = natsBus({ url: `nats://127.0.0.1:${await freePort()}` });
    await bus.subscribe({ consumer: 'kit.away', subject: 'setu.>', handle: async () => undefined });
    const event = EventEnvelope.fromPartial({ id: 'x', subject: 'setu.x' });
    await expect(bus.publish(event)).rejects.toThrow();
    await bus.close();
  });
});

// Only where there is no server, so that nothing counts as left out where there is one.
if (!natsThere) {
  it.skipIf(process.env.CI !== 'true')('needs nats-server on the PATH (Debian: apt-get install nats-server)', () => {
    throw new Error(
      'nats-server is not on the PATH: apt-get install nats-server, or go install github.com/nats-io/nats-server/v2',
    );
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
