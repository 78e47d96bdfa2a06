import type { EventEnvelope } from '@setu/proto/common';
import { type Log, log as processLog } from '../log.js';
import type { EventBus, Subscription } from './bus.js';
import { handling, handlingTogether, type Tempo, usualTempo } from './handling.js';
import { everRegistered, rememberRegistered } from './registered.js';
import { replayAsked } from './replay.js';
import type { Write, WriteStores } from './write.js';

/** Something a service does when it hears of an event; what it writes counts once however often the event comes. */
export interface Consumer<Stores> {
  /** `<service>.<purpose>`, unique in the system and never changed. */
  name: string;
  subject: string;
  /** New to the world it hears what comes from now on; `start`: before that, what the bus still keeps. For copies of a state. */
  from?: 'start';
  handle(event: EventEnvelope, stores: WriteStores<Stores>): Promise<void>;
  /**
   * Events that come at once may share a transaction: of many small ones a transaction each is what costs. For those that
   * do nothing but write, and whose locks may be held a few events longer.
   */
  together?: true;
  /** After so many failures of its own, 8 unless told, an event is parked. */
  maxTries?: number;
}

export interface Consuming<Stores> {
  bus: EventBus;
  write: Write<Stores>;
  consumers: readonly Consumer<Stores>[];
  log?: Log;
  tempo?: Partial<Tempo>;
}

export interface Consumers {
  close(): Promise<void>;
  /** How many events wait for the consumers. */
  pending(): Promise<number>;
  /** Resolves when nothing waits. */
  idle(): Promise<void>;
}

const lookEveryMs = 15;

/**
 * Registers the consumers and feeds them. The inbox row and the effect share a transaction and the bus is answered after
 * it. While the database or whatever else a consumer needs is away its events wait, however long; an event that fails by
 * itself is tried again, at last parked in `dead_letter` with one ERROR line, and holds nobody up. Parked events that an
 * operator asked for are handled again.
 */
export async function startConsumers<Stores>(consuming: Consuming<Stores>): Promise<Consumers> {
  const { bus, write, consumers, log = processLog } = consuming;
  const tempo = { ...usualTempo, ...consuming.tempo };
  const running: Subscription[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(running.map((each) => each.close()));
  };
  try {
    // A service that hears nothing keeps no list of them.
    const known = consumers.length === 0 ? new Set<string>() : await write(({ conn }) => everRegistered(conn));
    for (const consumer of consumers) running.push(await subscribe({ bus, write, log, tempo, known }, consumer));
    running.push(replayAsked({ write, consumers, log, everyMs: tempo.replayMs }));
  } catch (error) {
    await close();
    throw error;
  }
  const pending = (): Promise<number> => bus.pending(consumers.map(({ name }) => name));
  const idle = async (): Promise<void> => {
    while ((await pending()) > 0) await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  };
  return { close, pending, idle };
}

interface Feeding {
  log: Log;
  tempo: Tempo;
  /** Consumers that a bus has known before. */
  known: ReadonlySet<string>;
}

// A consumer new to the world begins where it says; one that the bus has forgotten begins at the bus's start.
async function subscribe<Stores>(
  { bus, write, log, tempo, known }: Pick<Consuming<Stores>, 'bus' | 'write'> & Feeding,
  consumer: Consumer<Stores>,
): Promise<Subscription> {
  const { name, subject } = consumer;
  const isKnown = known.has(name);
  return bus.subscribe({
    consumer: name,
    subject,
    from: isKnown ? 'start' : (consumer.from ?? 'now'),
    ...(isKnown ? {} : { registered: () => write(({ conn }) => rememberRegistered(conn, name)) }),
    handle: handling({ write, log, tempo, consumer }),
    ...(consumer.together && { handleAll: handlingTogether({ write, consumer }) }),
  });
}
