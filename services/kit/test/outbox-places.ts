import { type Consumer, type EventBus, embeddedBus, natsBus } from '../src/events/index.js';

/** How soon a bus redelivers the event of a dead process. */
const leaseMs = 600;

/** Opens the same bus in any process: `postgres` or `nats`, at its address. */
export const openNamedBus = (kind: string, url: string): EventBus =>
  kind === 'nats'
    ? natsBus({ url, intervals: { ackWaitMs: leaseMs } })
    : embeddedBus({ url, connectMs: 10_000, acquireMs: 15_000, intervals: { leaseMs } });

/** A consumer that stores the text of each event. `after` is called between the write and the commit. */
export const hearer = (after: () => void = () => undefined): Consumer<object> => ({
  name: 'suite.hearer',
  subject: 'setu.suite.>',
  handle: async ({ payload }, { conn }) => {
    await conn('effect').insert({ text: payload.toString() });
    after();
  },
});
