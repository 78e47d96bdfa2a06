import { openDatabase } from '../src/db/index.js';
import { embeddedBus, startConsumers, transacting, type Write } from '../src/events/index.js';
import { createLog } from '../src/process.js';

// A process whose consumer dies on one event, as if out of memory, and handles the others.
const [, , url = '', busUrl = '', how = ''] = process.argv;
const db = openDatabase({ url, schema: 'setu_consume_suite', connectMs: 10_000, acquireMs: 15_000 });
const bus = embeddedBus({ url: busUrl, connectMs: 10_000, acquireMs: 15_000, intervals: { leaseMs: 300 } });
const write: Write<object> = (fn) => db.transaction((conn) => fn(transacting(conn)));
await startConsumers({
  bus,
  write,
  log: createLog({ level: 'error' }),
  consumers: [
    {
      name: 'suite.fatal',
      subject: 'setu.suite.>',
      ...(how === 'together' && { together: true as const }),
      handle: async ({ payload }, { conn }) => {
        if (payload.toString() === 'fatal') process.kill(process.pid, 'SIGKILL');
        await conn('effect').insert({ text: payload.toString() });
      },
    },
  ],
});
process.send?.('started');
