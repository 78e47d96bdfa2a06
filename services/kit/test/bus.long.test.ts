import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventEnvelope, embeddedBus, natsBus } from '../src/events/index.js';
import { testDatabase } from '../src/testing/index.js';
import { busContract, leaseMs } from './bus-contract.js';
import { freePort, type NatsProcess, natsProcess, natsThere } from './nats-process.js';

describe('The embedded event bus', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  beforeAll(async () => {
    database = await testDatabase('bus_suite', []);
  });
  afterAll(() => database?.close());
  busContract('in Postgres', () => ({
    open: () => embeddedBus({ url: database.busUrl, connectMs: 10_000, acquireMs: 15_000, intervals: { leaseMs } }),
  }));
});

describe.runIf(natsThere)('The event bus on NATS', () => {
  let server: NatsProcess;
  beforeAll(async () => {
    server = await natsProcess();
  });
  afterAll(() => server?.close());
  busContract('JetStream', () => ({ open: () => natsBus({ url: server.url, intervals: { ackWaitMs: leaseMs } }) }));

  it('rejects an event larger than NATS accepts, with another error than an outage', async () => {
    const bus = natsBus({ url: server.url });
    const event = EventEnvelope.fromPartial({ id: 'large', subject: 'setu.large', payload: Buffer.alloc(2 ** 20) });
    await expect(bus.publish(event)).rejects.toThrow('max_payload');
    await bus.close();
  });
});

describe.runIf(natsThere)('The event bus on NATS while its server is frozen', () => {
  it('closes without waiting for the server', async () => {
    const server = await natsProcess();
    const bus = natsBus({ url: server.url });
    await bus.subscribe({ consumer: 'kit.frozen', subject: 'setu.>', handle: async () => undefined });
    server.freeze();
    await bus.close().finally(() => server.close());
  });
});

describe('The event bus on NATS while its server is down', () => {
  it('lets the service start, keeps the relay waiting, and closes', async () => {
    const bus = natsBus({ url: `nats://127.0.0.1:${await freePort()}` });
    await bus.subscribe({ consumer: 'kit.away', subject: 'setu.>', handle: async () => undefined });
    const event = EventEnvelope.fromPartial({ id: 'x', subject: 'setu.x' });
    await expect(bus.publish(event)).rejects.toThrow();
    await bus.close();
  });
});

// Defined only without a server, so that a run with a server reports no skipped test.
if (!natsThere) {
  it.skipIf(process.env.CI !== 'true')(
    'needs nats-server (npm run tools -- nats, or Debian: apt-get install nats-server)',
    () => {
      throw new Error('there is no nats-server: npm run tools -- nats, or apt-get install nats-server');
    },
  );
}
