import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase } from '../src/db/index.js';
import { type NatsProcess, natsProcess, natsThere } from './nats-process.js';
import { forgetIds, outboxContract, patient } from './outbox-contract.js';

describe('Events from the outbox over the embedded bus', () => {
  outboxContract('postgres', (url) => ({
    url,
    forget: async () => {
      const busDb = openDatabase({ url, schema: 'setu_bus', ...patient });
      await busDb('event').delete();
      await busDb.destroy();
    },
  }));
});

describe.runIf(natsThere)('Events from the outbox over NATS', () => {
  let server: NatsProcess;
  beforeAll(async () => {
    server = await natsProcess();
  });
  afterAll(() => server?.close());
  outboxContract('nats', () => ({
    url: server.url,
    forget: () => forgetIds(server.url),
  }));
});
