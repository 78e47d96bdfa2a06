import { type Consumer, type EventBus, embeddedBus, natsBus } from '../src/events/index.js';

/** How soon a bus redelivers the event of a dead process. */
const leaseMs = 600;

/** A kind of bus: in Postgres, on one NATS server, or on a cluster of three that all store each event. */
export type BusKind = 'postgres' | 'nats' | 'cluster';

/** Opens the same bus in any process, at its address. */
export const openNamedBus = (kind: BusKind, url: string): EventBus =>
  kind !== 'postgres'
    ? natsBus({ url, replicas: kind === 'cluster' ? 3 : 1, intervals: { ackWaitMs: leaseMs } })
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
