import type { EventEnvelope } from '@setu/proto/common';
import { type Log, log as processLog } from '../log.js';
import type { Sleep } from '../sleep.js';
import type { EventBus, Subscription } from './bus.js';
import { defaultIntervals, handling, handlingTogether, type Intervals } from './handling.js';
import { everRegistered, rememberRegistered } from './registered.js';
import { startReplays } from './replay.js';
import type { Write, WriteStores } from './write.js';

/** A reaction of a service to an event. Its writes take effect once, however often the event is delivered. */
export interface Consumer<Stores> {
  /** `<service>.<purpose>`, unique in the system and permanent. */
  name: string;
  subject: string;
  /**
   * By default a new consumer receives only later events. With `start` it first receives all events that the bus still
   * stores, as read models need.
   */
  from?: 'start';
  handle(event: EventEnvelope, stores: WriteStores<Stores>): Promise<void>;
  /**
   * Lets events that arrive together share a transaction, because a transaction for each of many small events is
   * expensive. Use it for consumers that only write and whose locks may be held slightly longer.
   */
  together?: true;
  /** The number of failures (default 8) after which an event is dead-lettered. */
  maxTries?: number;
}

export interface Consuming<Stores> {
  bus: EventBus;
  write: Write<Stores>;
  consumers: readonly Consumer<Stores>[];
  log?: Log;
  intervals?: Partial<Intervals>;
  /** Waits between two tries. Default: real time. */
  sleep?: Sleep;
}

export interface Consumers {
  close(): Promise<void>;
  /** Returns how many events are pending for the consumers. */
  pending(): Promise<number>;
  /** Resolves when no event is pending. */
  idle(): Promise<void>;
}

const checkEveryMs = 15;

/**
 * Registers the consumers and delivers events to them. The inbox row and the effect share a transaction, and the event
 * is acknowledged to the bus after the commit. While a dependency such as the database is unavailable, events wait
 * without limit. An event that itself fails is retried. After the last retry it goes to `dead_letter` with one ERROR
 * log line and does not block others. Dead-lettered events are handled again when an operator requests it.
 */
export async function startConsumers<Stores>(consuming: Consuming<Stores>): Promise<Consumers> {
  const { bus, write, consumers, log = processLog, sleep } = consuming;
  const intervals = { ...defaultIntervals, ...consuming.intervals };
  const running: Subscription[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(running.map((each) => each.close()));
  };
  try {
    // A service without consumers has no table for them.
    const known = consumers.length === 0 ? new Set<string>() : await write(({ conn }) => everRegistered(conn));
    for (const consumer of consumers)
      running.push(await subscribe({ bus, write, log, intervals, sleep, known }, consumer));
    running.push(startReplays({ write, consumers, log, everyMs: intervals.replayMs, sleep }));
  } catch (error) {
    await close();
    throw error;
  }
  const pending = (): Promise<number> => bus.pending(consumers.map(({ name }) => name));
  const idle = async (): Promise<void> => {
    while ((await pending()) > 0) await new Promise((resolve) => setTimeout(resolve, checkEveryMs));
  };
  return { close, pending, idle };
}

interface Feeding {
  log: Log;
  intervals: Intervals;
  sleep: Sleep | undefined;
  /** Consumers that a bus has registered before. */
  known: ReadonlySet<string>;
}

// A consumer that was never registered begins where it specifies. A consumer that the bus has lost begins at the start
// of the bus.
async function subscribe<Stores>(
  { bus, write, log, intervals, sleep, known }: Pick<Consuming<Stores>, 'bus' | 'write'> & Feeding,
  consumer: Consumer<Stores>,
): Promise<Subscription> {
  const { name, subject } = consumer;
  const isKnown = known.has(name);
  return bus.subscribe({
    consumer: name,
    subject,
    from: isKnown ? 'start' : (consumer.from ?? 'now'),
    ...(isKnown ? {} : { registered: () => write(({ conn }) => rememberRegistered(conn, name)) }),
    handle: handling({ write, log, intervals, sleep, consumer }),
    ...(consumer.together && { handleAll: handlingTogether({ write, consumer }) }),
  });
}
