import { afterAll, beforeAll, describe } from 'vitest';
import { embeddedBus, natsBus } from '../src/events/index.js';
import { consumeContract } from './consume-contract.js';
import { type NatsProcess, natsProcess, natsThere } from './nats-process.js';

consumeContract('of the embedded bus', (url) => embeddedBus({ url, connectMs: 10_000, acquireMs: 15_000 }));

describe.runIf(natsThere)('Over NATS', () => {
  let server: NatsProcess;
  beforeAll(async () => {
    server = await natsProcess();
  });
  afterAll(() => server?.close());
  consumeContract('of JetStream', () => natsBus({ url: server.url }));
});
