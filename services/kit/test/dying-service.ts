import { openDatabase } from '../src/db/index.js';
import { type EventBus, startConsumers, startRelay, transacting, type Write } from '../src/events/index.js';
import { createLog } from '../src/process.js';
import { type BusKind, hearer, openNamedBus } from './outbox-places.js';

// A process that publishes one event, consumes it, and kills itself at the given point.
const [, , url = '', busKind = '', busUrl = '', point = ''] = process.argv;
const die = (): void => void process.kill(process.pid, 'SIGKILL');
const log = createLog({ level: 'error' });
const db = openDatabase({ url, schema: 'setu_consume_suite', connectMs: 10_000, acquireMs: 15_000 });
const bus = openNamedBus(busKind as BusKind, busUrl);

let consumed = false;
const write: Write<object> = async (fn) => {
  const result = await db.transaction((conn) => fn(transacting(conn)));
  if (consumed && point === 'before ack') die();
  return result;
};
const dyingBus: EventBus = {
  ...bus,
  publish: async (event) => {
    await bus.publish(event);
    if (point === 'after publish') die();
  },
};
const consumer = hearer(() => {
  consumed = true;
  if (point === 'after consume') die();
});
await startConsumers({ bus, write, consumers: [consumer], log });
await write(({ outbox }) =>
  outbox.add({ subject: 'setu.suite.thing.said', aggregateId: 'a', payload: Buffer.from('told') }),
);
if (point === 'after commit') die();
startRelay({ db, bus: dyingBus, service: 'teller', log });
