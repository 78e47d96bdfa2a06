import { setTimeout as wait } from 'node:timers/promises';
import { SpanKind } from '@opentelemetry/api';
import type { EventEnvelope } from '@setu/proto/common';
import { runInContext } from '../context.js';
import type { Log } from '../log.js';
import { deadLetters, eventSeconds } from '../metrics.js';
import { contextOf, inSpan } from '../trace/span.js';
import { backoffMs, type Delivery, TryAgain } from './bus.js';
import { causeOf } from './cause-of.js';
import type { Consumer } from './consume.js';
import { countFailure, forgetFailures, noteBegin, noteEnd, park } from './failing-events.js';
import { firstTime, firstTimes } from './inbox.js';
import type { Write, WriteStores } from './write.js';

export interface Tempo {
  /** Milliseconds between two looks whether what was away is back. */
  outageMs: number;
  /** Milliseconds until an event that met a held lock comes again, at most. */
  contentionMs: number;
  /** Milliseconds until an event that failed for the n-th time comes again. */
  backoffMs(tries: number): number;
  /** Milliseconds between two looks for parked events an operator wants handled. */
  replayMs: number;
}

export const usualTempo: Tempo = { outageMs: 1_000, contentionMs: 5_000, backoffMs, replayMs: 2_000 };

export interface Handling<Stores> {
  write: Write<Stores>;
  log: Log;
  tempo: Tempo;
  consumer: Consumer<Stores>;
}

const usualTries = 8;

// Handling that began so often without an end, in processes that died: the event is what kills them.
const deathsAllowed = 3;

/**
 * What a consumer does with one delivery. It resolves when the bus may forget the event: its effect is committed, or
 * its row in `dead_letter` is. An outage is waited for on the spot, which keeps the order and lets nothing be counted;
 * a held lock sends the event back to the bus; a failure of its own is counted in the service's schema, beside the
 * rolled back effect. A process that dies has not failed, yet an event that was in hand at four deaths is parked too.
 */
export function handling<Stores>(of: Handling<Stores>): (event: EventEnvelope, delivery: Delivery) => Promise<void> {
  const { log, tempo, consumer } = of;
  const handle = async (event: EventEnvelope, { attempt, signal }: Delivery): Promise<void> => {
    const about = { consumer: consumer.name, event: event.id, subject: event.subject };
    const hand = oneTry(of, event, attempt > 1);
    for (let waits = 0; ; waits += 1) {
      try {
        await hand();
        if (waits > 0) log.info({ ...about, waits }, 'what the event waited for is back');
        return;
      } catch (error) {
        if (error instanceof TryAgain) throw error;
        const cause = causeOf(error);
        if (cause === 'failure') {
          log.error({ ...about, err: error }, 'event can neither be handled nor parked; it stays with the bus');
          throw error;
        }
        if (cause === 'contention') {
          log.warn({ ...about, err: error, attempt }, 'event met a held lock or a slow statement, comes again');
          throw new TryAgain(Math.min(tempo.contentionMs, backoffMs(attempt)), error);
        }
        if (waits === 0) log.warn({ ...about, err: error }, 'event waits: what it needs is away');
        await wait(tempo.outageMs, undefined, { signal }).catch(() => undefined);
        if (signal.aborted) throw new TryAgain(0, error);
      }
    }
  };
  return (event, delivery) => {
    const parent = contextOf(event.traceContext);
    return inSpan({ name: `consume ${consumer.name}`, kind: SpanKind.CONSUMER, parent }, () => handle(event, delivery));
  };
}

/**
 * What a consumer that takes several events does with those that come for the first time: all of them in one transaction.
 * False when one of them fails, or what they need is away: nothing is done then, and each is handled by itself, where its
 * trouble is told from the others'.
 */
export function handlingTogether<Stores>({
  write,
  consumer,
}: Pick<Handling<Stores>, 'write' | 'consumer'>): (events: readonly EventEnvelope[]) => Promise<boolean> {
  const name = `consume ${consumer.name}`;
  const ofAll = async (stores: WriteStores<Stores>, events: readonly EventEnvelope[]): Promise<EventEnvelope[]> => {
    const ids = events.map(({ id }) => id);
    const isNew = await firstTimes(stores.conn, consumer.name, ids);
    for (const event of events) {
      if (!isNew.has(event.id)) continue;
      const parent = contextOf(event.traceContext);
      await inSpan({ name, kind: SpanKind.CONSUMER, parent }, () =>
        runInContext({ requestId: event.id }, () => consumer.handle(event, stores)),
      );
    }
    return events.filter(({ id }) => isNew.has(id));
  };
  return (events) =>
    write((stores) => ofAll(stores, events)).then(
      (handled) => {
        for (const event of handled) countDelay(consumer.name, event);
        return true;
      },
      () => false,
    );
}

function countDelay(consumer: string, { occurredAt }: EventEnvelope): void {
  const seconds = (Date.now() - Date.parse(occurredAt)) / 1000;
  if (Number.isFinite(seconds)) eventSeconds.observe({ consumer }, Math.max(0, seconds));
}

// One try; a failure of the event itself is counted or parked within it, so that an outage there is waited for too.
function oneTry<Stores>(of: Handling<Stores>, event: EventEnvelope, redelivered: boolean): () => Promise<void> {
  const { write, consumer } = of;
  let begun = !redelivered;
  return async () => {
    if (!begun) {
      const deaths = await write(({ conn }) => noteBegin(conn, consumer.name, event.id));
      begun = true;
      if (deaths >= deathsAllowed) return giveUp(of, event, new Error(`the process died ${deaths + 1} times at it`));
    }
    try {
      const isNew = await write(async (stores) => {
        if (redelivered) await forgetFailures(stores.conn, consumer.name, event.id);
        if (!(await firstTime(stores.conn, consumer.name, event.id))) return false;
        await runInContext({ requestId: event.id }, () => consumer.handle(event, stores));
        return true;
      });
      if (isNew) countDelay(consumer.name, event);
    } catch (error) {
      if (causeOf(error) === 'failure') return countOrPark(of, event, error);
      if (redelivered) await write(({ conn }) => noteEnd(conn, consumer.name, event.id));
      throw error;
    }
  };
}

async function countOrPark<Stores>(of: Handling<Stores>, event: EventEnvelope, error: unknown): Promise<void> {
  const { write, log, tempo, consumer } = of;
  const failed = { consumer: consumer.name, event, error };
  const tries = await write(({ conn }) => countFailure(conn, failed));
  if (tries >= (consumer.maxTries ?? usualTries)) return giveUp(of, event, error, tries);
  const about = { err: error, consumer: consumer.name, event: event.id, subject: event.subject, tries };
  log.warn(about, 'event failed, will be tried again');
  throw new TryAgain(tempo.backoffMs(tries), error);
}

async function giveUp<Stores>(of: Handling<Stores>, event: EventEnvelope, error: unknown, tries = 0): Promise<void> {
  const { write, log, consumer } = of;
  const about = { err: error, consumer: consumer.name, event: event.id, subject: event.subject, tries };
  await write(({ conn }) => park(conn, { consumer: consumer.name, event, error }, tries));
  deadLetters.inc({ consumer: consumer.name });
  log.error(about, 'event given up; it waits in dead_letter');
}
