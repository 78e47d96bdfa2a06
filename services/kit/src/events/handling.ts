import { SpanKind } from '@opentelemetry/api';
import type { EventEnvelope } from '@setu/proto/common';
import { runInContext } from '../context.js';
import type { Log } from '../log.js';
import { deadLetters, eventSeconds } from '../metrics.js';
import { type Sleep, systemSleep } from '../sleep.js';
import { contextOf, inSpan } from '../trace/span.js';
import { backoffMs, type Delivery, TryAgain } from './bus.js';
import { causeOf } from './cause-of.js';
import type { Consumer } from './consume.js';
import { countFailure, deadLetter, forgetFailures, noteBegin, noteEnd } from './failing-events.js';
import { firstTime, firstTimes } from './inbox.js';
import type { Write, WriteStores } from './write.js';

export interface Intervals {
  /** Milliseconds between two retries while a dependency is unavailable. */
  outageMs: number;
  /** The longest delay in milliseconds before an event that was blocked by a lock is delivered again. */
  contentionMs: number;
  /** Returns the delay in milliseconds before an event that failed for the n-th time is delivered again. */
  backoffMs(tries: number): number;
  /** Milliseconds between two checks for dead-lettered events that an operator wants replayed. */
  replayMs: number;
}

export const defaultIntervals: Intervals = { outageMs: 1_000, contentionMs: 5_000, backoffMs, replayMs: 2_000 };

export interface Handling<Stores> {
  write: Write<Stores>;
  log: Log;
  intervals: Intervals;
  consumer: Consumer<Stores>;
  /** Waits between two tries. Default: real time. */
  sleep?: Sleep | undefined;
}

const defaultMaxTries = 8;

// The allowed number of earlier attempts that ended with a dead process. Beyond it, the event itself is assumed to
// crash the process.
const maxCrashes = 3;

/**
 * Returns the handler for the deliveries of a consumer. It resolves when the effect or the `dead_letter` row is
 * committed, so that the bus may drop the event.
 * - Outage: the handler waits and retries. This preserves the order and counts no failure.
 * - Held lock: the event goes back to the bus.
 * - Failure of the event: the effect is rolled back and the failure is counted in the service's schema.
 * - Crash of the process: this is not a failure. After four crashes during the same event, the event is dead-lettered.
 */
export function handling<Stores>(of: Handling<Stores>): (event: EventEnvelope, delivery: Delivery) => Promise<void> {
  const { log, intervals, consumer, sleep = systemSleep } = of;
  const handle = async (event: EventEnvelope, { attempt, signal }: Delivery): Promise<void> => {
    const about = { consumer: consumer.name, event: event.id, subject: event.subject };
    const hand = oneTry(of, event, attempt > 1);
    for (let waits = 0; ; waits += 1) {
      try {
        await hand();
        if (waits > 0) log.info({ ...about, waits }, 'dependency is available again, event handled');
        return;
      } catch (error) {
        if (error instanceof TryAgain) throw error;
        const cause = causeOf(error);
        if (cause === 'failure') {
          log.error({ ...about, err: error }, 'event could be neither handled nor dead-lettered, the bus keeps it');
          throw error;
        }
        if (cause === 'contention') {
          log.warn(
            { ...about, err: error, attempt },
            'event met a held lock or a slow statement, it will be delivered again',
          );
          throw new TryAgain(Math.min(intervals.contentionMs, backoffMs(attempt)), error);
        }
        if (waits === 0) log.warn({ ...about, err: error }, 'event waits for an unavailable dependency');
        await sleep(intervals.outageMs, signal);
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
 * Returns the handler for several first deliveries, which share one transaction. It returns false if one of them fails
 * or a dependency is unavailable. The transaction is then rolled back, and each event is handled alone, so that one
 * failure does not affect the others.
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

// Makes one attempt. Counting or dead-lettering a failed event is part of the attempt, so an outage at that point is
// also waited out and retried.
function oneTry<Stores>(of: Handling<Stores>, event: EventEnvelope, redelivered: boolean): () => Promise<void> {
  const { write, consumer } = of;
  let isCounted = !redelivered;
  return async () => {
    if (!isCounted) {
      const crashes = await write(({ conn }) => noteBegin(conn, consumer.name, event.id));
      isCounted = true;
      if (crashes >= maxCrashes)
        return giveUp(of, event, new Error(`the process died ${crashes + 1} times while handling the event`));
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
      if (causeOf(error) === 'failure') return countOrDeadLetter(of, event, error);
      if (redelivered) await write(({ conn }) => noteEnd(conn, consumer.name, event.id));
      throw error;
    }
  };
}

async function countOrDeadLetter<Stores>(of: Handling<Stores>, event: EventEnvelope, error: unknown): Promise<void> {
  const { write, log, intervals, consumer } = of;
  const failed = { consumer: consumer.name, event, error };
  const tries = await write(({ conn }) => countFailure(conn, failed));
  if (tries >= (consumer.maxTries ?? defaultMaxTries)) return giveUp(of, event, error, tries);
  const about = { err: error, consumer: consumer.name, event: event.id, subject: event.subject, tries };
  log.warn(about, 'event failed, will be retried');
  throw new TryAgain(intervals.backoffMs(tries), error);
}

async function giveUp<Stores>(of: Handling<Stores>, event: EventEnvelope, error: unknown, tries = 0): Promise<void> {
  const { write, log, consumer } = of;
  const about = { err: error, consumer: consumer.name, event: event.id, subject: event.subject, tries };
  await write(({ conn }) => deadLetter(conn, { consumer: consumer.name, event, error }, tries));
  deadLetters.inc({ consumer: consumer.name });
  log.error(about, 'event dead-lettered');
}
